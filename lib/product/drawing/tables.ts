import { both, knob, legs, polygon, rect, row, taperedLegs } from './shapes';
import type { Draw, Size } from './types';

/** The thickness of a board, less for a low table. */
export const board = ({ height }: Size, thick: number) => Math.min(thick, height * 0.15);

/** A board on tapered legs, with a frame below it. */
export const table: Draw = (size) => {
  const { width, depth, height } = size;
  const under = board(size, 3);
  const view = (length: number) => [
    rect(12, under, length - 24, Math.min(7, height * 0.1)),
    ...taperedLegs(length, [under, height], 9, 7),
    rect(0, 0, length, under),
  ];
  return { front: view(width), side: view(depth), top: [rect(0, 0, width, depth, 6)] };
};

/** Two trestles and a bar between them. */
export const trestleTable: Draw = (size) => {
  const { width, depth, height } = size;
  const under = board(size, 3.2);
  const inset = width * 0.17;
  const beam = depth * 0.14;
  return {
    front: [
      rect(inset, height - 37, width - 2 * inset, 9),
      ...both(
        width,
        rect(inset - 3, under, 6, height - under),
        rect(inset - 3.5, under, 7, 4.5),
        rect(inset - 3.5, height - 5, 7, 5, 1),
      ),
      rect(0, 0, width, under),
    ],
    side: [
      ...legs(depth, [under, height], depth / 2 - 21.5, 9),
      rect(beam, under, depth - 2 * beam, 4.5),
      rect(beam, height - 5, depth - 2 * beam, 5, 1),
      rect(0, 0, depth, under),
    ],
    top: [rect(0, 0, width, depth, 6)],
  };
};

/** Two bent steel tubes. */
export const sledTable: Draw = (size) => {
  const { width, depth, height } = size;
  const under = board(size, 3.2);
  return {
    front: [
      ...both(width, polygon([26, under], [29, under], [22, height], [19, height])),
      rect(0, 0, width, under),
    ],
    side: [
      ...both(depth, polygon([14, under], [17, under], [11, height - 1], [8, height - 1])),
      rect(8, height - 3, depth - 16, 3, 1.5),
      rect(0, 0, depth, under),
    ],
    top: [rect(0, 0, width, depth, 6)],
  };
};

/** Thin legs at the corners, and a second board when there is one. */
export const frameTable: Draw = (size, { shelfHeightCm }) => {
  const { width, depth, height } = size;
  const under = board(size, 2.6);
  const view = (length: number) => [
    ...(shelfHeightCm
      ? [rect(5, height - shelfHeightCm, length - 10, 2), rect(5, height - shelfHeightCm + 2, length - 10, 2)]
      : []),
    ...legs(length, [under, height], 4, 2),
    rect(0, 0, length, under),
  ];
  return { front: view(width), side: view(depth), top: [rect(0, 0, width, depth, 3)] };
};

/** Drawers side by side below the board. */
export const desk: Draw = (size, { count = 2 }) => {
  const { width, depth, height } = size;
  const under = board(size, 2.6);
  const drawer = Math.min(12, height * 0.2);
  return {
    front: [
      ...taperedLegs(width, [under, height], 6, 5),
      ...row(count, 7, width - 14, (x, wide) => rect(x, under, wide, drawer)),
      ...row(count, 7, width - 14, (x, wide) => knob(x + wide / 2, under + drawer / 2)),
      rect(0, 0, width, under),
    ],
    side: [
      ...taperedLegs(depth, [under, height], 6, 5),
      rect(6, under, depth - 12, drawer),
      rect(0, 0, depth, under),
    ],
    top: [rect(0, 0, width, depth, 3)],
  };
};

/** A board like a pebble on three blades. */
export const pebbleTable: Draw = (size) => {
  const { width, depth, height } = size;
  const under = board(size, 3.4);
  const blade = (x: number, wide: number) => rect(x, under, wide, height - under);
  const at = (across: number, down: number, ...more: number[]) =>
    [across, down, ...more].map((share, index) => share * (index % 2 === 0 ? width : depth));
  return {
    front: [
      blade(width * 0.62, 12),
      blade(width * 0.18, 6),
      blade(width * 0.62 + 12, 14),
      rect(0, 0, width, under, 1.7),
    ],
    side: [
      blade(depth * 0.12, 12),
      blade(depth * 0.42, 20),
      blade(depth * 0.72, 10),
      rect(0, 0, depth, under, 1.7),
    ],
    top: [
      [
        at(0, 0.4),
        at(0, 0.14, 0.2, 0, 0.42, 0),
        at(0.68, 0, 1, 0.22, 1, 0.56),
        at(1, 0.86, 0.82, 1, 0.62, 1),
        at(0.34, 1, 0, 0.74, 0, 0.4),
      ],
    ],
  };
};
