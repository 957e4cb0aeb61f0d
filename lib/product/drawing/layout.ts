import type { Size, View } from './types';

/** Centimetres, as everything in a drawing; y grows downwards. */
export type Box = { x: number; y: number; width: number; height: number };
export type Line = { x1: number; y1: number; x2: number; y2: number };
/** `x` and `y` are the middle of the text. */
export type Label = { x: number; y: number; text: string; isTurned: boolean; isTitle: boolean };
export type NamedBox = Box & { name: string };
export type Drawing = {
  width: number;
  height: number;
  fontSize: number;
  boxes: NamedBox[];
  lines: Line[];
  labels: Label[];
};
export type Texts = { width: string; depth: string; height: string; seatHeight: string } & Record<
  View,
  string
>;
/** Lengths of a chaise, said beside the plan: from `x` on it is so wide, and beside it the sofa so deep. */
export type ChaiseMark = {
  x: number;
  width: number;
  bodyDepth: number;
  widthText: string;
  depthText: string;
};

/** Beside the plan of what has no chaise: so deep is its seat, up to the front. */
export type SeatMark = { depth: number; text: string };
type Marks = { chaise?: ChaiseMark | null; seat?: SeatMark | null };

/** A drawing is at most so many letters wide and high: it can be read on a phone, where it is 326 px wide. */
const most = { wide: 28, high: 36 };
/** Width of a letter by its size, on average; wide ones included. */
const letter = 0.58;

export function textWidth(text: string, fontSize: number): number {
  return text.length * letter * fontSize;
}

const title = (x: number, y: number, text: string): Label => ({ x, y, text, isTurned: false, isTitle: true });

/** A length below a box, between two ticks. */
export function lengthBelow({ x, y, width, height }: Box, text: string, fontSize: number) {
  const line = y + height + fontSize * 0.7;
  const tick = (at: number): Line => ({
    x1: at,
    y1: line - fontSize * 0.3,
    x2: at,
    y2: line + fontSize * 0.3,
  });
  return {
    lines: [{ x1: x, y1: line, x2: x + width, y2: line }, tick(x), tick(x + width)],
    label: { x: x + width / 2, y: line + fontSize, text, isTurned: false, isTitle: false },
  };
}

/** A length on the left of a box, between two ticks, its text turned. */
export function lengthBeside({ x, y, height }: Omit<Box, 'width'>, text: string, fontSize: number) {
  const line = x - fontSize * 0.7;
  const tick = (at: number): Line => ({
    x1: line - fontSize * 0.3,
    y1: at,
    x2: line + fontSize * 0.3,
    y2: at,
  });
  return {
    lines: [{ x1: line, y1: y, x2: line, y2: y + height }, tick(y), tick(y + height)],
    label: { x: line - fontSize, y: y + height / 2, text, isTurned: true, isTitle: false },
  };
}

/** A length on the right of a box, between two ticks, its text turned. */
function lengthAfter({ x, y, height }: Omit<Box, 'width'>, text: string, fontSize: number) {
  const gap = fontSize * 1.4;
  const { lines, label } = lengthBeside({ x: x + gap, y, height }, text, fontSize);
  return { lines, label: { ...label, x: label.x + fontSize * 2 } };
}

/** Grows the letters with the drawing, which grows with its letters, until both fit. */
export function fitLetters(layOut: (fontSize: number) => Drawing): Drawing {
  let drawing = layOut(1);
  for (let round = 0; round < 60; round += 1)
    drawing = layOut(Math.max(drawing.width / most.wide, drawing.height / most.high));
  return drawing;
}

function chaiseLengths(top: Box, chaise: ChaiseMark, fontSize: number) {
  return [
    lengthBelow({ ...top, x: top.x + chaise.x, width: chaise.width }, chaise.widthText, fontSize),
    lengthAfter({ x: top.x + top.width, y: top.y, height: chaise.bodyDepth }, chaise.depthText, fontSize),
  ];
}

function seatLength(top: Box, { depth, text }: SeatMark, fontSize: number) {
  return lengthAfter({ x: top.x + top.width, y: top.y + top.height - depth, height: depth }, text, fontSize);
}

function layOutViewsWith(size: Size, texts: Texts, { chaise, seat }: Marks, fontSize: number): Drawing {
  const { width, depth, height, seatHeight } = size;
  const wide = (text: string) => textWidth(text, fontSize);
  const margin = fontSize * 2.5;
  const heading = fontSize * 1.8;
  const left = Math.max(width, wide(texts.width), wide(texts.front), wide(texts.top));
  const right = Math.max(depth, wide(texts.depth), wide(texts.side));
  const rightStart = margin + left + fontSize + (seatHeight ? margin : 0);
  const upper = Math.max(
    height,
    wide(texts.height),
    seatHeight ? wide(texts.seatHeight) * 2 - seatHeight : 0,
  );
  const lower = Math.max(depth, wide(texts.depth));
  const floor = heading + upper;
  const lowerStart = floor + fontSize * 3 + heading;
  const front = { name: 'front', x: margin + (left - width) / 2, y: floor - height, width, height };
  const side = { name: 'side', x: rightStart + (right - depth) / 2, y: floor - height, width: depth, height };
  const top = { name: 'top', x: front.x, y: lowerStart + (lower - depth) / 2, width, height: depth };
  const lengths = [
    lengthBelow(front, texts.width, fontSize),
    lengthBeside({ ...front, x: margin }, texts.height, fontSize),
    lengthBelow(side, texts.depth, fontSize),
    lengthBeside({ ...top, x: margin }, texts.depth, fontSize),
    ...(seatHeight
      ? [
          lengthBeside(
            { x: rightStart, y: floor - seatHeight, height: seatHeight },
            texts.seatHeight,
            fontSize,
          ),
        ]
      : []),
    ...(chaise ? chaiseLengths(top, chaise, fontSize) : []),
    ...(seat && !chaise ? [seatLength(top, seat, fontSize)] : []),
  ];
  return {
    width: rightStart + right + fontSize * 0.5,
    height: lowerStart + lower + fontSize * (chaise ? 2.4 : 0.5),
    fontSize,
    boxes: [front, side, top],
    lines: lengths.flatMap(({ lines }) => lines),
    labels: [
      ...lengths.map(({ label }) => label),
      title(margin + left / 2, heading * 0.4, texts.front),
      title(rightStart + right / 2, heading * 0.4, texts.side),
      title(margin + left / 2, lowerStart - heading * 0.6, texts.top),
    ],
  };
}

/** Front, side and top view to one scale: the side view beside the front view, the top view below it. */
export function layOutViews(size: Size, texts: Texts, marks: Marks = {}): Drawing {
  return fitLetters((fontSize) => layOutViewsWith(size, texts, marks, fontSize));
}

function layOutTopWith(size: Size, texts: Texts, fontSize: number): Drawing {
  const margin = fontSize * 2.5;
  const wide = Math.max(size.width, ...[texts.width, texts.top].map((text) => textWidth(text, fontSize)));
  const high = Math.max(size.depth, textWidth(texts.depth, fontSize));
  const heading = fontSize * 1.8;
  const top = {
    name: 'top',
    x: margin + (wide - size.width) / 2,
    y: heading + (high - size.depth) / 2,
    width: size.width,
    height: size.depth,
  };
  const lengths = [
    lengthBelow(top, texts.width, fontSize),
    lengthBeside({ ...top, x: margin }, texts.depth, fontSize),
  ];
  return {
    width: margin + wide + fontSize * 0.5,
    height: heading + high + fontSize * 2.4,
    fontSize,
    boxes: [top],
    lines: lengths.flatMap(({ lines }) => lines),
    labels: [...lengths.map(({ label }) => label), title(margin + wide / 2, heading * 0.4, texts.top)],
  };
}

/** Of what lies flat: from the front and the side it is a line. */
export function layOutTop(size: Size, texts: Texts): Drawing {
  return fitLetters((fontSize) => layOutTopWith(size, texts, fontSize));
}

/** What everybody knows the height of. The door is the usual leaf of a Dutch house. */
export const person = { width: 46, height: 170 };
export const door = { width: 88, height: 201.5 };

function layOutScaleWith(
  size: Size,
  texts: Record<'width' | 'height' | 'person' | 'door', string>,
  fontSize: number,
): Drawing {
  const margin = fontSize * 2.5;
  const floor = fontSize + Math.max(size.height, door.height, textWidth(texts.height, fontSize));
  const things = [
    { name: 'front', width: size.width, height: size.height, text: texts.width },
    { name: 'person', ...person, text: texts.person },
    { name: 'door', ...door, text: texts.door },
  ];
  let x = margin;
  const boxes: NamedBox[] = [];
  const labels: Label[] = [];
  for (const { name, width, height, text } of things) {
    const column = Math.max(width, textWidth(text, fontSize));
    boxes.push({ name, x: x + (column - width) / 2, y: floor - height, width, height });
    labels.push({
      x: x + column / 2,
      y: floor + fontSize * 1.7,
      text,
      isTurned: false,
      isTitle: name !== 'front',
    });
    x += column + fontSize;
  }
  const beside = lengthBeside(
    { x: margin, y: floor - size.height, height: size.height },
    texts.height,
    fontSize,
  );
  const width = x - fontSize * 0.5;
  return {
    width,
    height: floor + fontSize * 2.7,
    fontSize,
    boxes,
    lines: [...beside.lines, { x1: 0, y1: floor, x2: width, y2: floor }],
    labels: [...labels, beside.label],
  };
}

/** The product from the front, beside a person and a door on the same floor. */
export function layOutScale(
  size: Size,
  texts: Record<'width' | 'height' | 'person' | 'door', string>,
): Drawing {
  return fitLetters((fontSize) => layOutScaleWith(size, texts, fontSize));
}
