import { both, ellipse, leaf, line, type Part, rect, turned } from './shapes';
import type { Draw, Size } from './types';

function pot(length: number, height: number, wide: number, foot: number): Part[] {
  const [tall, r] = [wide * 0.95, wide / 2];
  return [
    turned(length / 2, [
      [height - tall, r],
      [height, r * foot],
    ]),
    line(length / 2 - r, height - tall + 2, length / 2 + r, height - tall + 2),
  ];
}

/** Leaves on both sides of a stem, the lowest first; each is as far down and as far out as it says. */
function leaves(
  length: number,
  places: readonly (readonly [down: number, out: number])[],
  rise: number,
  wide: number,
): Part[] {
  const middle = length / 2;
  return places.map(([y, out]) =>
    leaf([middle, y], [middle + (out * length) / 2, Math.max(0, y - rise)], wide),
  );
}

/** Leaves all around, over a pot of this share of the width. */
function rosette({ width, depth }: Size, count: number, wide: number, pot: number): Part[] {
  const [a, b] = [width / 2, depth / 2];
  const inset = (1 - pot) / 2;
  return [
    ellipse(width * inset, depth * inset, width * pot, depth * pot),
    ...Array.from({ length: count }, (_, index) => {
      const angle = (index * 2 * Math.PI) / count;
      return leaf([a, b], [a + a * Math.sin(angle), b - b * Math.cos(angle)], wide);
    }),
  ];
}

/** Stems with leaves from the pot upwards. */
export const plant: Draw = (size) => {
  const { width, depth, height } = size;
  const view = (length: number) => {
    const places = Array.from({ length: 12 }, (_, index): [number, number] => {
      const share = index / 11;
      return [
        height * (0.74 - share * 0.6),
        (index % 2 ? 1 : -1) * (index === 4 || index === 5 ? 1 : 0.95 - share * 0.4),
      ];
    });
    return [
      rect(length / 2 - 0.7, height * 0.1, 1.4, height * 0.7),
      ...leaves(length, places, height * 0.1, 0.27),
      leaf([length / 2, height * 0.16], [length / 2, 0], 0.3),
      ...pot(length, height, Math.min(34, length * 0.55), 0.7),
    ];
  };
  return { front: view(width), side: view(depth), top: rosette(size, 8, 0.27, 0.5) };
};

/** A bare stem under a crown of large leaves. */
export const leafTree: Draw = (size) => {
  const { width, depth, height } = size;
  const view = (length: number) => {
    const places = [
      [0.5, -0.8],
      [0.48, 0.85],
      [0.41, -1],
      [0.38, 1],
      [0.31, -0.9],
      [0.27, 0.9],
      [0.21, -0.7],
      [0.17, 0.65],
    ].map(([down = 0, out = 0]): [number, number] => [height * down, out]);
    return [
      rect(length / 2 - 1, height * 0.14, 2, height * 0.7),
      ...leaves(length, places, height * 0.08, 0.33),
      leaf([length / 2, height * 0.17], [length / 2, 0], 0.34),
      ...pot(length, height, Math.min(34, length * 0.5), 1),
    ];
  };
  return { front: view(width), side: view(depth), top: rosette(size, 8, 0.33, 0.48) };
};

/** A bare stem under a round crown. */
export const tree: Draw = (size) => {
  const { width, depth, height } = size;
  const view = (length: number) => {
    const crown = Math.min(height * 0.62, length * 1.15);
    const middle = length / 2;
    const twigs = [
      [-0.62, 0.34],
      [0.6, 0.3],
      [-0.36, 0.16],
      [0.34, 0.14],
    ].map(([out = 0, down = 0]) =>
      line(middle, crown * (down + 0.42), middle + (out * length) / 2, crown * down),
    );
    const small = [
      [-0.62, 0.34],
      [0.6, 0.3],
      [-0.36, 0.16],
      [0.34, 0.14],
      [0, 0.1],
      [-0.5, 0.6],
      [0.5, 0.58],
    ].map(([out = 0, down = 0]) => {
      const [x, y] = [middle + (out * length) / 2, crown * down];
      return leaf([x, y + 4], [x + out * 6, y - 5], 0.22);
    });
    return [
      rect(middle - 1.5, crown * 0.8, 3, height - crown * 0.8 - 4),
      ellipse(0, 0, length, crown),
      line(middle, crown * 0.15, middle, crown),
      ...twigs,
      ...small,
      ...pot(length, height, Math.min(34, length * 0.4), 0.65),
    ];
  };
  const above: Part[] = [ellipse(0, 0, width, depth), ...rosette(size, 8, 0.09, 0.06).slice(1)];
  return { front: view(width), side: view(depth), top: above };
};

/** Upright blades out of a pot. */
export const bladePlant: Draw = (size) => {
  const { width, depth, height } = size;
  const view = (length: number) => {
    const middle = length / 2;
    const blades = [
      [1, 0.3],
      [0.62, 0.12],
      [0.4, 0.24],
    ].flatMap(([out = 0, down = 0]) =>
      both(
        length,
        leaf([middle - out * 4, height * 0.76], [middle - (out * length) / 2, height * down], 0.07),
      ),
    );
    return [
      ...blades,
      leaf([middle, height * 0.76], [middle + 1, 0], 0.07),
      ...pot(length, height, Math.min(28, length * 0.7), 1),
    ];
  };
  return { front: view(width), side: view(depth), top: rosette(size, 8, 0.12, 0.7) };
};
