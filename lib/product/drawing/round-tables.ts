import { bar, both, ellipse, line, type Part, rect, row, taperedLegs, turned } from './shapes';
import { board } from './tables';
import type { Draw, Size, Views } from './types';

/** The same from the front and the side, below a round board. */
function round(
  size: Size,
  thick: number,
  stand: (length: number, under: number) => Part[],
  radius = 1,
): Views {
  const { width, depth } = size;
  const under = board(size, thick);
  const view = (length: number) => [...stand(length, under), rect(0, 0, length, under, radius)];
  return { front: view(width), side: view(depth), top: [ellipse(0, 0, width, depth)] };
}

/** Four legs, and a second, smaller board when there is one. */
export const roundTable: Draw = (size, { shelfHeightCm }) => {
  const { height } = size;
  const stand = (length: number, under: number) => [
    ...taperedLegs(length, [under, height], length * 0.22, 4),
    ...(shelfHeightCm ? [rect(length * 0.14, height - shelfHeightCm, length * 0.72, 2, 1)] : []),
  ];
  return round(size, 2.8, stand);
};

/** Four legs that bow outwards from the middle. */
export const bowTable: Draw = (size) => {
  const { height } = size;
  const stand = (length: number, under: number) => [
    ...both(
      length,
      bar(
        [
          [length * 0.44, under],
          [length * 0.425, height * 0.4],
          [length * 0.36, height * 0.76],
          [length * 0.25, height],
        ],
        4.5,
      ),
    ),
    rect(length * 0.42, under, length * 0.16, 9, 2),
  ];
  return round(size, 3, stand);
};

/** A foot that is slim in the middle, like the trunk of a tree. */
export const coneTable: Draw = (size) => {
  const { height } = size;
  const stand = (length: number, under: number) => [
    turned(
      length / 2,
      [
        [under, length * 0.18],
        [height * 0.4, length * 0.125],
        [height * 0.75, length * 0.155],
        [height, length * 0.245],
      ],
      true,
    ),
  ];
  return round(size, 3, stand);
};

/** A stout fluted column on a disc. */
export const columnTable: Draw = (size) => {
  const { height } = size;
  const stand = (length: number, under: number) => {
    const [left, wide] = [length * 0.28, length * 0.44];
    return [
      rect(left, under, wide, height - under - 3),
      ...row(8, left, wide, (x) => line(x, under, x, height - 3)).slice(1),
      rect(length * 0.22, height - 3, length * 0.56, 3, 1),
    ];
  };
  return round(size, 3, stand);
};

/** A thick board on a stout column, both of stone. */
export const drumTable: Draw = (size) => {
  const { height } = size;
  return round(size, 5, (length, under) => [rect(length * 0.225, under, length * 0.55, height - under)], 2);
};

/** A thin foot on a disc. */
export const pedestal: Draw = (size) => {
  const { height } = size;
  const stand = (length: number, under: number) => [
    rect(length / 2 - 1.2, under, 2.4, height - under),
    turned(length / 2, [
      [under, length * 0.11],
      [under + 1, length * 0.11],
      [under + 2, 1.2],
    ]),
    rect(length * 0.16, height - 1.5, length * 0.68, 1.5, 0.7),
  ];
  return round(size, 2, stand);
};
