import { both, ellipse, mirrored, polygon, rect, taperedLegs } from './shapes';
import type { Draw, Size } from './types';

/** How far below the top of a seat is. */
export const seatOf = ({ height, seatHeight }: Size) => height - (seatHeight ?? height * 0.55);

/** A round seat on three legs. */
export const stool: Draw = ({ width, depth, height }) => {
  const board = Math.min(3.5, height * 0.1);
  const leg = (length: number) =>
    polygon([length * 0.22, board], [length * 0.31, board], [length * 0.07, height], [0, height]);
  const straight = (x: number) => rect(x - 1.5, board, 3, height - board);
  const slanted = leg(depth);
  return {
    front: [...both(width, leg(width)), straight(width / 2), rect(0, 0, width, board, 1.5)],
    side: [straight(depth * 0.36), ...mirrored([slanted], depth), rect(0, 0, depth, board, 1.5)],
    top: [ellipse(0, 0, width, depth)],
  };
};

/** A board on four legs that stand outwards. */
export const bench: Draw = ({ width, depth, height }) => ({
  front: [rect(16, 8, width - 32, 6), ...taperedLegs(width, [3.5, height], 11, 5), rect(0, 0, width, 3.5, 1)],
  side: [rect(7, 3.5, depth - 14, 6), ...taperedLegs(depth, [3.5, height], 6, 5), rect(0, 0, depth, 3.5, 1)],
  top: [rect(0, 0, width, depth, 4)],
});

/** The same below a cushion. */
export const paddedBench: Draw = ({ width, depth, height }) => ({
  front: [...taperedLegs(width, [12, height], 11, 5), rect(3, 9, width - 6, 4), rect(0, 0, width, 10, 4)],
  side: [...taperedLegs(depth, [12, height], 6, 5), rect(3, 9, depth - 6, 4), rect(0, 0, depth, 10, 4)],
  top: [rect(0, 0, width, depth, 5), rect(1.5, 1.5, width - 3, depth - 3, 4)],
});
