import { bar, both, ellipse, line, type Part, polygon, rect, turned } from './shapes';
import type { Draw, Size, Views } from './types';

/** The same from all sides, and round from above. */
function around({ width, depth }: Size, view: (length: number) => Part[], ...above: Part[]): Views {
  return { front: view(width), side: view(depth), top: [ellipse(0, 0, width, depth), ...above] };
}

const inMiddle = ({ width, depth }: Size, share: number) =>
  ellipse((width * (1 - share)) / 2, (depth * (1 - share)) / 2, width * share, depth * share);

/** A shade that is narrower at the top. */
const shade = (length: number, height: number, upper: number) =>
  turned(length / 2, [
    [0, (length / 2) * upper],
    [height, length / 2],
  ]);

/** A shade on a rod and a disc. */
export const lamp: Draw = (size) => {
  const { height } = size;
  const down = height * 0.18;
  const view = (length: number) => [
    rect(length / 2 - 1.1, down, 2.2, height - down - 2),
    rect(length * 0.17, height - 2, length * 0.66, 2, 1),
    shade(length, down, 0.86),
  ];
  return around(size, view, inMiddle(size, 0.86));
};

/** A shade on three legs. */
export const tripodLamp: Draw = (size) => {
  const { width, depth, height } = size;
  const down = height * 0.19;
  const hub = height * 0.27;
  const leg = (length: number) =>
    polygon([length / 2 - 4, hub], [length / 2 - 0.5, hub], [2, height], [0, height]);
  const view = (length: number, legs: Part[]) => [
    rect(length / 2 - 1, down, 2, hub - down),
    ...legs,
    rect(length / 2 - 4.5, hub - 1.5, 9, 4, 1),
    turned(length / 2, [
      [0, length * 0.38],
      [down, length * 0.44],
    ]),
  ];
  const upright = (length: number) => rect(length / 2 - 1.5, hub, 3, height - hub);
  return {
    front: view(width, [upright(width), ...both(width, leg(width))]),
    side: view(depth, both(depth, leg(depth))),
    top: [
      rect(width / 2 - 1.2, 0, 2.4, depth / 2),
      ...both(width, polygon([width / 2, depth / 2], [0.8, depth * 0.78], [0, depth * 0.74])),
      ellipse(width * 0.06, depth * 0.12, width * 0.88, depth * 0.88),
      ellipse(width * 0.12, depth * 0.18, width * 0.76, depth * 0.76),
    ],
  };
};

/** A disc of stone, a bow of tube, and a dome at its end. */
export const arcLamp: Draw = ({ width, depth, height }) => {
  const disc = Math.min(34, width / 3);
  const dome = Math.min(depth, width);
  const [from, to] = [disc / 2, width - dome / 2];
  const [stone, shadeTop] = [Math.min(7, height * 0.1), height * 0.155];
  const at = (share: number) => from + (to - from) * share;
  const cap = (middle: number, wide: number) =>
    turned(
      middle,
      [
        [shadeTop, 2.5],
        [shadeTop + 4, wide * 0.25],
        [shadeTop + 10, wide * 0.43],
        [shadeTop + 17, wide / 2],
      ],
      true,
    );
  const bow = bar(
    [
      [from, height - stone],
      [from, height * 0.56],
      [at(0.12), height * 0.22],
      [at(0.45), 0],
      [at(0.85), height * 0.05],
      [to, shadeTop],
    ],
    2.1,
  );
  return {
    front: [rect(0, height - stone, disc, stone, 1.5), bow, cap(to, dome)],
    side: [
      rect(depth / 2 - 1, 0, 2, height - stone),
      rect(1, height - stone, depth - 2, stone, 1.5),
      cap(depth / 2, depth),
    ],
    top: [
      ellipse(0, (depth - disc) / 2, disc, disc),
      rect(from - 1, depth / 2 - 1, to - from, 2, 1),
      ellipse(width - dome, 0, dome, depth),
    ],
  };
};

/** A shade on a foot like a jar. */
export const tableLamp: Draw = (size) => {
  const { height } = size;
  const down = height * 0.4;
  const view = (length: number) => [
    rect(length / 2 - 0.7, down, 1.4, height * 0.1),
    turned(
      length / 2,
      [
        [height * 0.46, length * 0.06],
        [height * 0.53, length * 0.13],
        [height * 0.62, length * 0.27],
        [height * 0.75, length * 0.33],
        [height * 0.87, length * 0.29],
        [height, length * 0.18],
      ],
      true,
    ),
    shade(length, down, 0.77),
  ];
  return around(size, view, inMiddle(size, 0.77));
};

/** Half a ball below a socket; the height is without the cable. */
export const domePendant: Draw = (size) => {
  const { height } = size;
  const cap = height * 0.2;
  const view = (length: number) => {
    const r = length / 2;
    return [
      rect(r - 2.3, 0, 4.6, cap + 1, 1),
      turned(
        r,
        [
          [cap, r * 0.1],
          [cap + height * 0.03, r * 0.4],
          [height * 0.4, r * 0.72],
          [height * 0.62, r * 0.9],
          [height * 0.86, r * 0.985],
          [height, r],
        ],
        true,
      ),
    ];
  };
  return around(size, view, inMiddle(size, 0.1));
};

/** Where a ball of this width is so far down. */
const chord = (share: number) => Math.sqrt(1 - (2 * share - 1) ** 2) / 2;

/** A ball of paper on rings. */
export const globePendant: Draw = (size) => {
  const { height } = size;
  const rings = [0.14, 0.28, 0.42, 0.58, 0.72, 0.86];
  const view = (length: number) => [
    ellipse(0, 0, length, height),
    ...rings.map((share) => {
      const out = length * chord(share);
      return line(length / 2 - out, height * share, length / 2 + out, height * share);
    }),
  ];
  return around(size, view, inMiddle(size, 0.16));
};

/** A bell woven of rattan. */
export const wovenPendant: Draw = (size) => {
  const { height } = size;
  const side = [
    [0, 0.14],
    [0.1, 0.5],
    [0.375, 0.85],
    [0.75, 1],
    [1, 0.98],
  ] as const;
  const view = (length: number) => {
    const r = length / 2;
    const places = side.map(([down, out]) => [down * height, out * r] as const);
    const rings = places.slice(1, -1).map(([y, out]) => line(r - out, y, r + out, y));
    const weave = [-0.6, -0.3, 0, 0.3, 0.6].flatMap((at) => [
      line(r + at * 0.75 * r, height * 0.1, r + (at + 0.3) * 0.98 * r, height),
      line(r + at * 0.75 * r, height * 0.1, r + (at - 0.3) * 0.98 * r, height),
    ]);
    return [turned(r, places, true), ...rings, ...weave];
  };
  return around(size, view, inMiddle(size, 0.5), inMiddle(size, 0.14));
};
