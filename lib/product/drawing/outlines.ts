import type { Outline } from '@/api/contract/catalogue';

/** Centimetres. */
export type Size = { width: number; depth: number; height: number; seatHeight: number | null };
/** A rectangle with rounded corners; x and y (downwards) count from the corner of its view. */
export type Part = { x: number; y: number; width: number; height: number; radius: number };
export type View = 'front' | 'side' | 'top';
type Parts = Record<View, Part[]>;

const part = (x: number, y: number, width: number, height: number, radius = 0): Part => ({
  ...{ x, y, width, height },
  radius: Math.min(radius, width / 2, height / 2),
});
const circle = (width: number, height: number) => part(0, 0, width, height, Math.max(width, height));

/** Two legs at the ends of a width, from y to the floor. */
function legs(width: number, y: number, floor: number, thickness: number): Part[] {
  const inset = width * 0.04;
  const thick = Math.min(thickness, width / 4);
  const leg = (x: number) => part(x, y, thick, floor - y);
  return [leg(inset), leg(width - inset - thick)];
}

/** Equal parts side by side. */
function row(count: number, { x, y, width, height }: Part, radius = 0): Part[] {
  return Array.from({ length: count }, (_, index) =>
    part(x + (index * width) / count, y, width / count, height, radius),
  );
}

const countOf = (length: number, usual: number) => Math.max(1, Math.round(length / usual));

function sofa({ width, depth, height, seatHeight }: Size): Parts {
  const seat = seatHeight ?? height / 2;
  const leg = seat * 0.3;
  const arm = Math.min(20, width * 0.14);
  const back = Math.min(24, depth * 0.28);
  const armTop = (height - seat) * 0.5;
  const body = height - leg;
  const inner = width - 2 * arm;
  const cushions = countOf(inner, 65);
  return {
    front: [
      ...legs(width, body, height, 4),
      ...row(cushions, part(arm, 0, inner, body), 6),
      ...row(cushions, part(arm, height - seat, inner, (seat - leg) / 2), 4),
      part(arm, height - (seat + leg) / 2, inner, (seat - leg) / 2),
      part(0, armTop, arm, body - armTop, 6),
      part(width - arm, armTop, arm, body - armTop, 6),
    ],
    side: [
      ...legs(depth, body, height, 4),
      part(0, 0, back, body, 6),
      part(0, armTop, depth, body - armTop, 6),
    ],
    top: [
      part(0, 0, width, depth, 6),
      part(0, 0, width, back, 6),
      ...row(cushions, part(arm, back, inner, depth - back), 4),
    ],
  };
}

function chair({ width, depth, height, seatHeight }: Size): Parts {
  const seat = height - (seatHeight ?? height * 0.55);
  return {
    front: [
      ...legs(width, seat + 4, height, 3),
      part(width * 0.06, 0, width * 0.88, seat, 5),
      part(0, seat, width, 5, 2),
    ],
    side: [...legs(depth, seat + 4, height, 3), part(0, 0, 5, seat + 5, 2), part(0, seat, depth, 5, 2)],
    top: [part(0, 0, width, depth, 5), part(0, 0, width, 5, 2)],
  };
}

function table({ width, depth, height }: Size): Parts {
  const board = Math.min(4, height * 0.1);
  const stand = (length: number) => [
    ...legs(length, board, height, Math.min(6, length * 0.08)),
    part(0, 0, length, board),
  ];
  return { front: stand(width), side: stand(depth), top: [part(0, 0, width, depth, 2)] };
}

/** A round board on one foot. */
function pedestal({ width, depth, height }: Size): Parts {
  const board = Math.min(4, height * 0.1);
  const stand = (length: number) => [
    part(length * 0.44, board, length * 0.12, height - board),
    part(length * 0.28, height - board, length * 0.44, board, 1),
    part(0, 0, length, board, 1),
  ];
  return { front: stand(width), side: stand(depth), top: [circle(width, depth)] };
}

/** A round board on legs. */
function roundTable(size: Size): Parts {
  return { ...table(size), top: [circle(size.width, size.depth)] };
}

function cabinet({ width, depth, height }: Size): Parts {
  const leg = height < 120 ? Math.min(14, height * 0.22) : 4;
  const body = height - leg;
  return {
    front: [
      ...legs(width, body, height, 3),
      part(0, 0, width, body),
      ...row(countOf(width, 50), part(2, 2, width - 4, body - 4)),
    ],
    side: [...legs(depth, body, height, 3), part(0, 0, depth, body)],
    top: [part(0, 0, width, depth)],
  };
}

function shelf({ width, depth, height }: Size): Parts {
  const boards = countOf(height, 37);
  const open = Array.from({ length: boards }, (_, index) =>
    part(2, 2 + (index * (height - 4)) / boards, width - 4, (height - 4) / boards),
  );
  return {
    front: [part(0, 0, width, height), ...open],
    side: [part(0, 0, depth, height)],
    top: [part(0, 0, width, depth)],
  };
}

function bed({ width, depth, height }: Size): Parts {
  const leg = height * 0.12;
  const lying = height * 0.48;
  const head = Math.min(10, depth * 0.05);
  const pillow = Math.min(45, depth * 0.2);
  const pillows = row(2, part(width * 0.06, head + 4, width * 0.88, pillow), 10);
  return {
    front: [
      ...legs(width, height - leg, height, 6),
      part(0, 0, width, height - leg, 4),
      part(0, height - lying, width, lying - leg, 8),
    ],
    side: [
      ...legs(depth, height - leg, height, 6),
      part(0, 0, head, height - leg, 2),
      part(0, height - lying, depth, lying - leg, 8),
    ],
    top: [part(0, 0, width, depth, 4), part(0, 0, width, head, 2), ...pillows],
  };
}

function lamp({ width, depth, height }: Size): Parts {
  const shade = Math.min(height * 0.4, width * 0.7);
  const stand = (length: number) => [
    part(length / 2 - 1, shade, 2, height - shade),
    part(length * 0.25, height - 2, length * 0.5, 2, 1),
    part(0, 0, length, shade, 2),
  ];
  return { front: stand(width), side: stand(depth), top: [circle(width, depth)] };
}

function plant({ width, depth, height }: Size): Parts {
  const pot = Math.min(height * 0.25, width * 0.6);
  const crown = height * 0.72;
  const stand = (length: number) => [
    part(length / 2 - 1, crown / 2, 2, height - crown / 2),
    part(0, 0, length, crown, length * 0.35),
    part(length * 0.3, height - pot, length * 0.4, pot, 2),
  ];
  return { front: stand(width), side: stand(depth), top: [circle(width, depth)] };
}

function box({ width, depth, height }: Size): Parts {
  return {
    front: [part(0, 0, width, height, 2)],
    side: [part(0, 0, depth, height, 2)],
    top: [part(0, 0, width, depth, 2)],
  };
}

/** Round seen from above. */
const round = (size: Size): Parts => ({ ...box(size), top: [circle(size.width, size.depth)] });
/** Round seen from the front. */
const disc = (size: Size): Parts => ({ ...box(size), front: [circle(size.width, size.height)] });

const outlines: Record<Outline, (size: Size) => Parts> = {
  ...{
    sofa,
    chair,
    table,
    pedestal,
    'round-table': roundTable,
    cabinet,
    shelf,
    bed,
    lamp,
    plant,
    round,
    disc,
  },
};

/** Small products have no room for the usual legs and boards: nothing reaches beyond the view. */
function within(parts: Part[], width: number, height: number): Part[] {
  return parts.map((each) => {
    const x = Math.min(Math.max(each.x, 0), width);
    const y = Math.min(Math.max(each.y, 0), height);
    const inside = {
      width: Math.max(0, Math.min(each.width, width - x)),
      height: Math.max(0, Math.min(each.height, height - y)),
    };
    return part(x, y, inside.width, inside.height, each.radius);
  });
}

/**
 * The three views of a product, simplified to rectangles. Each view as a whole is as wide and as high as the product;
 * what is not known to have another outline is a box.
 */
export function partsOf(outline: Outline | null, size: Size): Parts {
  const { front, side, top } = (outline ? outlines[outline] : box)(size);
  const { width, depth, height } = size;
  return {
    front: within(front, width, height),
    side: within(side, depth, height),
    top: within(top, width, depth),
  };
}
