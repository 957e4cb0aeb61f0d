import { seatOf } from './seats';
import { bar, both, type Part, polygon, rect, taperedLegs } from './shapes';
import type { Draw } from './types';

/** One bent back that becomes the arms. */
export const tubChair: Draw = (size, { armWidthCm = 15, armHeightCm = 55, legHeightCm = 15 }) => {
  const { width, depth, height } = size;
  const arm = Math.min(armWidthCm, width * 0.3);
  const [armTop, body, seat] = [height - armHeightCm, height - legHeightCm, seatOf(size)];
  const wrap: Part = [
    [width / 2, 0],
    [width * 0.8, 0, width, depth * 0.14, width, depth * 0.5],
    [width, depth - 5],
    [width, depth, width - 5, depth],
    [width - arm + 5, depth],
    [width - arm, depth, width - arm, depth - 5],
    [width - arm, depth * 0.5],
    [width - arm, depth * 0.28, width * 0.7, arm, width / 2, arm],
    [width * 0.3, arm, arm, depth * 0.28, arm, depth * 0.5],
    [arm, depth - 5],
    [arm, depth, arm - 5, depth],
    [5, depth],
    [0, depth, 0, depth - 5],
    [0, depth * 0.5],
    [0, depth * 0.14, width * 0.2, 0, width / 2, 0],
  ];
  return {
    front: [
      ...taperedLegs(width, [body, height], 14, 5),
      rect(arm * 0.5, 0, width - arm, body, 20),
      rect(arm, seat, width - 2 * arm, 15, 5),
      rect(arm, seat + 15, width - 2 * arm, body - seat - 15, 3),
      ...both(width, rect(0, armTop, arm, body - armTop, 7)),
    ],
    side: [
      ...taperedLegs(depth, [body, height], 14, 5),
      [
        [0, body - 6],
        [0, 10],
        [0, 0, 10, 0],
        [depth * 0.42, 0, depth * 0.4, armTop, depth * 0.75, armTop],
        [depth - 7, armTop],
        [depth, armTop, depth, armTop + 7],
        [depth, body - 4],
        [depth, body, depth - 4, body],
        [6, body],
        [0, body, 0, body - 6],
      ],
    ],
    top: [rect(arm - 2, arm - 2, width - 2 * arm + 4, depth - arm, 6), wrap],
  };
};

/** Loose cushions in an open frame of wood. */
export const loungeChair: Draw = (size, { armWidthCm = 6, armHeightCm = 55 }) => {
  const { width, depth, height } = size;
  const [arm, seat] = [height - armHeightCm, seatOf(size)];
  const inner = width - 2 * armWidthCm;
  return {
    front: [
      rect(armWidthCm, 0, inner, seat, 6),
      rect(armWidthCm, seat, inner, 12, 4),
      rect(armWidthCm - 2, seat + 12, inner + 4, 6),
      ...both(width, rect(1, arm + 3, 3.5, height - arm - 3), rect(0, arm, armWidthCm + 1, 3, 1.5)),
    ],
    side: [
      polygon([2, 0], [14, 3], [31, seat + 4], [20, seat + 9]),
      polygon([22, seat + 6], [depth - 6, seat], [depth - 6, seat + 11], [22, seat + 17]),
      bar(
        [
          [0, height],
          [9, height - 28],
          [12, arm + 2],
        ],
        3.5,
      ),
      bar(
        [
          [depth - 5, height],
          [depth - 8, arm + 2],
        ],
        4,
      ),
      bar(
        [
          [11, seat + 20],
          [depth - 8, seat + 14],
        ],
        4,
      ),
      bar(
        [
          [6, arm + 4],
          [depth * 0.4, arm + 2],
          [depth - 14, arm + 1],
          [depth, arm + 2],
        ],
        3,
      ),
    ],
    top: [
      rect(armWidthCm, 0, inner, 22, 6),
      rect(armWidthCm, 22, inner, depth - 24, 5),
      ...both(width, rect(0, 10, armWidthCm, depth - 10, 3)),
    ],
  };
};
