/**
 * Where a line, a quadratic (4 numbers) or a cubic curve (6) leads: its control points, then its end. Centimetres,
 * y grows downwards.
 */
type Step = readonly number[];
/** A closed shape; two steps are a single line. The first step is where it begins. */
export type Part = readonly Step[];
/** Across and down. */
type Point = readonly [x: number, y: number];
/** A place on a side: how far down, and how far from the middle. */
type ProfilePoint = readonly [down: number, out: number];

// biome-ignore lint/complexity/useMaxParams: four measures and a radius are read as one, in 150 calls.
export function rect(x: number, y: number, width: number, height: number, radius = 0): Part {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (r <= 0)
    return [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
  return [
    [x + r, y],
    [right - r, y],
    [right, y, right, y + r],
    [right, bottom - r],
    [right, bottom, right - r, bottom],
    [x + r, bottom],
    [x, bottom, x, bottom - r],
    [x, y + r],
    [x, y, x + r, y],
  ];
}

/** Corners joined by straight lines. */
export function polygon(...corners: readonly Point[]): Part {
  return corners;
}

export function ellipse(x: number, y: number, width: number, height: number): Part {
  const [a, b, middle, centre] = [width / 2, height / 2, x + width / 2, y + height / 2];
  // As near to a circle as four cubic curves come.
  const [p, q] = [a * 0.5523, b * 0.5523];
  return [
    [middle, y],
    [middle + p, y, x + width, centre - q, x + width, centre],
    [x + width, centre + q, middle + p, y + height, middle, y + height],
    [middle - p, y + height, x, centre + q, x, centre],
    [x, centre - q, middle - p, y, middle, y],
  ];
}

/** A line through all places without a corner, and onwards from its last step. */
function smooth(places: readonly Point[]): Step[] {
  return places.slice(1).map(([x, y], index) => {
    const [x1, y1] = places[index] ?? [x, y];
    const [x0, y0] = places[index - 1] ?? [x1, y1];
    const [x3, y3] = places[index + 2] ?? [x, y];
    return [x1 + (x - x0) / 6, y1 + (y - y0) / 6, x - (x3 - x1) / 6, y - (y3 - y1) / 6, x, y];
  });
}

/** What a lathe makes, seen from the side: its right side from the top down, and the same on the left. */
export function turned(middle: number, side: readonly ProfilePoint[], isSmooth = false): Part {
  const right = side.map(([y, out]) => [middle + out, y] as const);
  const left = side.map(([y, out]) => [middle - out, y] as const).reverse();
  const [start, next] = [right[0] ?? [middle, 0], left[0] ?? [middle, 0]];
  return isSmooth ? [start, ...smooth(right), next, ...smooth(left)] : [...right, ...left];
}

/** A bent bar: a line through the places of its middle, so many centimetres thick. */
export function bar(places: readonly Point[], thickness: number): Part {
  const sides = [1, -1].map((side) =>
    places.map(([x, y], index) => {
      const [x1, y1] = places[index - 1] ?? [x, y];
      const [x2, y2] = places[index + 1] ?? [x, y];
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const off = (side * thickness) / 2 / length;
      return [x - (y2 - y1) * off, y + (x2 - x1) * off] as const;
    }),
  );
  const [one = [], other = []] = sides;
  const back = [...other].reverse();
  const [start, next] = [one[0] ?? [0, 0], back[0] ?? [0, 0]];
  return [start, ...smooth(one), next, ...smooth(back)];
}

/** From its stalk to its tip; `wide` is its half width as a share of its length. */
export function leaf([x, y]: Point, [tipX, tipY]: Point, wide = 0.3): Part {
  const [across, down] = [(tipX - x) * wide, (tipY - y) * wide];
  const [middle, centre] = [(x + tipX) / 2, (y + tipY) / 2];
  return [
    [x, y],
    [middle - down, centre + across, tipX, tipY],
    [middle + down, centre - across, x, y],
  ];
}

/** Of a door or a drawer, around its middle. */
export const knob = (x: number, y: number): Part => ellipse(x - 1.3, y - 1.3, 2.6, 2.6);

export const line = (x1: number, y1: number, x2: number, y2: number): Part => [
  [x1, y1],
  [x2, y2],
];

/** The same from the other side of a view of this width. */
export function mirrored(parts: readonly Part[], width: number): Part[] {
  return parts.map((part) => part.map((step) => step.map((n, index) => (index % 2 === 0 ? width - n : n))));
}

/** On both sides of a view of this width. */
export const both = (width: number, ...parts: Part[]): Part[] => [...parts, ...mirrored(parts, width)];

/** Equal places side by side, each from `x` on. */
export function row<T>(
  count: number,
  from: number,
  length: number,
  draw: (x: number, width: number) => T,
): T[] {
  const width = length / count;
  return Array.from({ length: count }, (_, index) => draw(from + index * width, width));
}

/** How far down something begins and ends. */
type Span = readonly [y: number, floor: number];

/** Two legs that taper towards the floor and stand outwards. */
export function taperedLegs(width: number, [y, floor]: Span, inset: number, thick: number): Part[] {
  const lean = Math.min(3, inset / 2);
  const foot = inset - lean;
  return both(width, polygon([inset, y], [inset + thick, y], [foot + thick * 0.6, floor], [foot, floor]));
}

/** Two straight legs. */
export function legs(width: number, [y, floor]: Span, inset: number, thick: number): Part[] {
  return both(width, rect(inset, y, thick, floor - y));
}

/** Nothing reaches beyond the view: small products have no room for the usual legs and boards. */
export function within(parts: readonly Part[], width: number, height: number): Part[] {
  return parts.map((part) =>
    part.map((step) => step.map((n, index) => Math.min(Math.max(n, 0), index % 2 === 0 ? width : height))),
  );
}
