import { bar, both, legs, line, type Part, rect, row, taperedLegs } from './shapes';
import type { Draw, Size } from './types';

/** Where things are above the floor, as shares of a bed that is 108 cm high. */
const heights = ({ height }: Size, leg = Math.min(14, height * 0.13)) => ({
  height,
  under: height - leg,
  rail: Math.min(height * 0.69, height - leg - 13),
  mattress: height * 0.6,
  duvet: height * 0.5,
  pillow: height * 0.33,
});

/** Everything before the headboard, from the foot. */
function beddingInFront(size: Size, leg?: number): Part[] {
  const { width } = size;
  const { pillow, duvet, rail, under } = heights(size, leg);
  const wide = width / 2 - 14;
  return [
    ...both(width, rect(12, pillow, wide, duvet - pillow + 8, 9)),
    rect(2, duvet, width - 4, rail - duvet + 6, 8),
    rect(2, rail, width - 4, under - rail, 3),
  ];
}

function beddingAside(size: Size, head: number, leg?: number): Part[] {
  const { depth } = size;
  const { pillow, duvet, mattress, rail, under } = heights(size, leg);
  return [
    rect(head, pillow, 22, mattress - pillow, 8),
    rect(head, mattress, depth - head - 4, rail - mattress + 4, 4),
    rect(head + 48, duvet, depth - head - 51, rail - duvet + 4, 7),
    rect(head, rail, depth - head, under - rail, 3),
  ];
}

function beddingFromAbove({ width, depth }: Size, head: number): Part[] {
  const pillow = Math.min(46, depth * 0.2);
  const fold = head + pillow + 8;
  return [
    rect(2, head, width - 4, depth - head, 4),
    ...both(width, rect(9, head + 4, width / 2 - 13, pillow, 10)),
    rect(5, fold, width - 10, depth - fold - 3, 6),
    rect(5, fold, width - 10, 16, 4),
  ];
}

/** A headboard of so many cushions side by side, in front of a board. */
const upholstered =
  (usual: number, cushion: number): Draw =>
  (size, { count = usual }) => {
    const { width, depth } = size;
    const { height, under } = heights(size);
    const foot = height - 12;
    return {
      front: [
        ...legs(width, [under, height], 6, 6),
        rect(0, 0, width, foot, 5),
        ...row(count, 2, width - 4, (x, wide) => rect(x, 2, wide, cushion * height, 5)),
        ...beddingInFront(size),
      ],
      side: [...legs(depth, [under, height], 6, 6), rect(0, 0, 10, foot, 3), ...beddingAside(size, 10)],
      top: [rect(0, 0, width, 10, 3), ...beddingFromAbove(size, 10)],
    };
  };

export const bed = upholstered(2, 0.44);
export const channelBed = upholstered(9, 0.8);

/** Turned spindles below a bent rail, all of wood. */
export const spindleBed: Draw = (size, { count = 21, legHeightCm: leg }) => {
  const { width, depth } = size;
  const { height, under, rail } = heights(size, leg);
  const post = Math.min(5, width * 0.05);
  const spindles = row(count + 1, post, width - 2 * post, (x) => line(x, 6, x, rail)).slice(1);
  return {
    front: [
      ...legs(width, [7, height], 0.5, post),
      ...spindles,
      bar(
        [
          [0, 9],
          [width / 4, 5],
          [width / 2, 3.5],
          [width * 0.75, 5],
          [width, 9],
        ],
        7,
      ),
      ...beddingInFront(size, leg),
      ...legs(width, [rail - 2, height], 0, post),
    ],
    side: [
      ...taperedLegs(depth, [under - 6, height], 1, post),
      ...beddingAside(size, 5, leg),
      rect(0, 0, 5, height, 2),
      rect(depth - 5, rail - 3, 5, height - rail + 3, 2),
    ],
    top: [rect(0, 0, width, 5, 2), ...beddingFromAbove(size, 5), ...both(width, rect(0, depth - 5, 5, 5, 2))],
  };
};
