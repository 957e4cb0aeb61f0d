import { seatOf } from './seats';
import { bar, both, line, type Part, polygon, rect, row, turned } from './shapes';
import type { Draw } from './types';

/** A seat that is a little narrower at the back, seen from above. */
function seatFromAbove(width: number, y: number, depth: number): Part {
  return [
    [width * 0.09, y],
    [width * 0.91, y],
    [width, depth - 6],
    [width, depth, width - 6, depth],
    [6, depth],
    [0, depth, 0, depth - 6],
  ];
}
/** The upper edge of a bent back, seen from above. */
const bentBack = (width: number, deep: number, thick: number) =>
  bar(
    [
      [0, deep],
      [width * 0.24, deep * 0.3],
      [width / 2, 0.5],
      [width * 0.76, deep * 0.3],
      [width, deep],
    ],
    thick,
  );

/** A seat on a frame of wood, with a rail behind the shoulders. */
export const chair: Draw = (size) => {
  const { width, depth, height } = size;
  const seat = seatOf(size);
  const rail = Math.min(11, seat * 0.4);
  return {
    front: [
      ...both(width, polygon([2, rail - 2], [5, rail - 2], [7, seat], [4, seat])),
      rect(0, 0, width, rail, 5),
      ...both(width, polygon([2, seat + 5], [6.5, seat + 5], [3, height], [0.5, height])),
      rect(6, seat + 5, width - 12, 5),
      rect(1, seat, width - 2, 5, 2),
    ],
    side: [
      rect(8, seat + 5, depth - 13, 5),
      bar(
        [
          [2.5, 2],
          [7, seat * 0.6],
          [9, seat + 6],
          [7, height - 20],
          [2, height],
        ],
        3.5,
      ),
      polygon([depth - 6, seat + 5], [depth - 2, seat + 5], [depth, height], [depth - 2.5, height]),
      rect(0, 0, 4, rail, 2),
      rect(7, seat, depth - 8, 5, 2),
    ],
    top: [seatFromAbove(width, 10, depth), bentBack(width, 9, 2.5)],
  };
};

/** Round at the back, straight at the front. */
function bucketFromAbove(x: number, y: number, width: number, depth: number): Part {
  const [middle, right, bottom, bend] = [x + width / 2, x + width, y + depth, y + depth * 0.48];
  return [
    [middle, y],
    [middle + width * 0.3, y, right, y + depth * 0.18, right, bend],
    [right, bottom - 7],
    [right, bottom, right - 7, bottom],
    [x + 7, bottom],
    [x, bottom, x, bottom - 7],
    [x, bend],
    [x, y + depth * 0.18, middle - width * 0.3, y, middle, y],
  ];
}

/** A bucket on four legs that stand outwards. */
export const shellChair: Draw = (size) => {
  const { width, depth, height } = size;
  const seat = seatOf(size);
  const under = seat + 6;
  const stand = (length: number) =>
    both(
      length,
      polygon([length * 0.2, under - 2], [length * 0.26, under - 2], [length * 0.03, height], [0, height]),
    );
  return {
    front: [
      ...stand(width),
      turned(
        width / 2,
        [
          [0, width * 0.3],
          [3, width * 0.4],
          [seat * 0.6, width * 0.46],
          [seat, width * 0.5],
          [under, width * 0.44],
        ],
        true,
      ),
      rect(width * 0.04, seat, width * 0.92, 6, 3),
    ],
    side: [
      ...stand(depth),
      bar(
        [
          [2, 0],
          [6, seat * 0.5],
          [11, seat * 0.85],
          [19, seat + 4],
          [depth * 0.7, seat + 3.5],
          [depth - 2, seat + 2.5],
        ],
        4.5,
      ),
    ],
    top: [bucketFromAbove(0, 0, width, depth), bucketFromAbove(5, 6, width - 10, depth - 8)],
  };
};

/** Panels of cane in a bent steel tube. */
export const caneChair: Draw = (size) => {
  const { width, depth, height } = size;
  const seat = seatOf(size);
  const panel = seat * 0.76;
  const framed = (x: number, y: number, across: number, down: number) => [
    rect(x, y, across, down, 5),
    rect(x + 3.5, y + 3.5, across - 7, down - 7, 3),
  ];
  return {
    front: [
      ...both(width, rect(1, panel - 4, 2, height - panel + 4, 1)),
      ...framed(0, 0, width, panel),
      rect(3, height - 8, width - 6, 1.6),
      rect(0, seat, width, 4, 2),
    ],
    side: [
      bar(
        [
          [1, height - 1],
          [10, seat + 4],
          [4, seat * 0.55],
          [0.5, 4],
        ],
        2,
      ),
      bar(
        [
          [depth - 4, seat + 3],
          [depth - 1, height - 1],
        ],
        2,
      ),
      rect(0, height - 2, depth, 2, 1),
      rect(1.5, 0, 3, panel, 1.5),
      rect(9, seat, depth - 11, 4, 2),
    ],
    top: [...framed(0, 9, width, depth - 9), rect(0, 0, width, 4, 2)],
  };
};

/** Turned spindles between a seat of wood and a bent crest. */
export const spindleChair: Draw = (size, { count = 9 }) => {
  const { width, depth, height } = size;
  const seat = seatOf(size);
  const spindles = row(count, 0, 1, (at, share) => {
    const from = (at + share / 2 - 0.5) * 2;
    return line(width / 2 + from * width * 0.41, 4, width / 2 + from * width * 0.31, seat);
  });
  const crest = [
    [0, 5.5],
    [width / 4, 3.3],
    [width / 2, 2.6],
    [(width * 3) / 4, 3.3],
    [width, 5.5],
  ] as const;
  const legs = (length: number, feet: number) =>
    both(
      length,
      polygon([length * 0.2, seat + 3], [length * 0.27, seat + 3], [feet + 2.2, height], [feet, height]),
    );
  const stretcher = (length: number) => rect(length * 0.14, height - 23, length * 0.72, 1.8, 0.9);
  return {
    front: [
      ...spindles,
      bar(crest, 5.2),
      stretcher(width),
      ...legs(width, 1.5),
      rect(width * 0.05, seat, width * 0.9, 3.5, 1.7),
    ],
    side: [
      ...[line(2.5, 5, 12, seat), line(4.5, 5, 14, seat)],
      polygon([0, 0], [3, 0], [5.5, 6], [2.5, 6]),
      stretcher(depth),
      ...legs(depth, 1.5),
      rect(6, seat, depth - 6, 3.5, 1.7),
    ],
    top: [seatFromAbove(width, 7, depth), bentBack(width, 6, 2)],
  };
};
