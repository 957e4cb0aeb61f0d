import { ellipse, line, type Part, rect, turned } from './shapes';
import type { Draw, Size, Views } from './types';

/** A box: all that is known is how large it is. */
export const box: Draw = ({ width, depth, height }) => ({
  front: [rect(0, 0, width, height, 2)],
  side: [rect(0, 0, depth, height, 2)],
  top: [rect(0, 0, width, depth, 2)],
});

/** Round seen from above. */
export const round: Draw = (size, details) => ({
  ...box(size, details),
  top: [ellipse(0, 0, size.width, size.depth)],
});

/** Round seen from the front, in a thin frame. */
export const disc: Draw = (size, details) => ({
  ...box(size, details),
  front: [ellipse(0, 0, size.width, size.height), ellipse(1.2, 1.2, size.width - 2.4, size.height - 2.4)],
});

function arched(x: number, y: number, width: number, height: number): Part {
  const r = Math.min(width / 2, height);
  const near = r * 0.4477;
  return [
    [x, y + height],
    [x, y + r],
    [x, y + near, x + near, y, x + width / 2, y],
    [x + width - near, y, x + width, y + near, x + width, y + r],
    [x + width, y + height],
  ];
}

/** With a round top, in a thin frame. */
export const arch: Draw = (size, details) => ({
  ...box(size, details),
  front: [arched(0, 0, size.width, size.height), arched(2, 2, size.width - 4, size.height - 4)],
});

/** What a lathe makes, the same from all sides: places as shares of the height and of half the width. */
function jar(
  { width, depth, height }: Size,
  side: readonly (readonly [number, number])[],
  rings: readonly number[],
  mouth: number,
): Views {
  const view = (length: number) => {
    const places = side.map(([down, out]) => [down * height, (out * length) / 2] as const);
    return [
      turned(length / 2, places, true),
      ...rings.flatMap((index) => {
        const [y, out] = places[index] ?? [0, 0];
        return [line(length / 2 - out, y, length / 2 + out, y)];
      }),
    ];
  };
  const inset = (1 - mouth) / 2;
  return {
    front: view(width),
    side: view(depth),
    top: [ellipse(0, 0, width, depth), ellipse(width * inset, depth * inset, width * mouth, depth * mouth)],
  };
}

/** Nearly a ball, with a short neck. */
export const vase: Draw = (size) =>
  jar(
    size,
    [
      [0, 0.4],
      [0.05, 0.4],
      [0.08, 0.5],
      [0.17, 0.73],
      [0.34, 0.94],
      [0.52, 1],
      [0.7, 0.94],
      [0.87, 0.74],
      [0.98, 0.5],
      [1, 0.4],
    ],
    [1],
    0.4,
  );

/** Bellied, with a thick rim. */
export const basket: Draw = (size) =>
  jar(
    size,
    [
      [0, 0.96],
      [0.05, 0.97],
      [0.2, 0.98],
      [0.35, 1],
      [0.5, 1],
      [0.65, 0.99],
      [0.8, 0.96],
      [1, 0.88],
    ],
    [1, 2, 3, 4, 5, 6],
    0.9,
  );
