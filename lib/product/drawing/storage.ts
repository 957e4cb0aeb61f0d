import type { OutlineDetails } from '@/api/contract/outlines';
import { both, knob, legs, line, type Part, rect, row, taperedLegs } from './shapes';
import type { Draw, Size } from './types';

type Rect = { x: number; y: number; width: number; height: number };
const doorsOf = (width: number, count: number | undefined) => count ?? Math.max(1, Math.round(width / 50));

/** What tells a door from a plain board; slats are drawn wider than they are. */
function door({ x, y, width, height }: Rect, front: OutlineDetails['front']): Part[] {
  const frame = Math.min(6, width * 0.15);
  const panel = (from: number, until: number) =>
    rect(x + frame, y + from + frame, width - 2 * frame, until - from - 2 * frame);
  if (front === 'frames') return [rect(x, y, width, height), panel(0, height)];
  if (front === 'panels') {
    const rail = height * 0.58;
    return [rect(x, y, width, height), panel(0, rail + frame / 2), panel(rail - frame / 2, height)];
  }
  const slats = front === 'slats' ? row(6, x, width, (at) => line(at, y, at, y + height)).slice(1) : [];
  return [rect(x, y, width, height), ...slats];
}

const sideOf = (depth: number, y: number, height: number): Part[] => [
  rect(0, y, depth, height),
  line(depth - 2, y, depth - 2, y + height),
];

/** Doors side by side on legs, pushed open where there are no knobs. */
function cabinetWith(hasKnobs: boolean, openAt: (index: number, count: number) => boolean): Draw {
  return ({ width, depth, height }, { count, front, legHeightCm }) => {
    const leg = legHeightCm ?? (height < 120 ? Math.min(14, height * 0.22) : 4);
    const body = height - leg;
    const doors = doorsOf(width, count);
    const inside = { y: 2, height: body - 4 };
    const at = row(doors, 2, width - 4, (x, wide) => ({ ...inside, x, width: wide }));
    const isOpen = (index: number) => openAt(index, doors);
    return {
      front: [
        ...taperedLegs(width, [body, height], 12, 4),
        rect(0, 0, width, body),
        ...at.flatMap((place, index) =>
          isOpen(index)
            ? [rect(place.x, 2, place.width, inside.height), rect(place.x, body / 2 - 1, place.width, 2)]
            : door(place, front),
        ),
        ...at.flatMap(({ x, width: wide }, index) =>
          hasKnobs && front !== 'slats' ? [knob(x + (index % 2 === 0 ? wide - 3 : 3), body * 0.42)] : [],
        ),
      ],
      side: [...taperedLegs(depth, [body, height], 6, 4), ...sideOf(depth, 0, body)],
      top: [rect(0, 0, width, depth)],
    };
  };
}

export const cabinet = cabinetWith(true, () => false);
export const tvCabinet = cabinetWith(false, (index, count) => index === (count - 1) / 2);

/** High doors with bars, between a plinth and a board on top; panelled doors have a cornice over them, which stands out. */
export const wardrobe: Draw = ({ width, depth, height }, { count, front }) => {
  const floor = Math.min(7, height * 0.1);
  const cornice = front === 'panels' ? 3 : 0;
  const y = 2.4 + cornice;
  const tall = height - y - floor;
  const doors = row(doorsOf(width, count), 1 + cornice, width - 2 - 2 * cornice, (x, wide) => ({
    x,
    y,
    width: wide,
    height: tall,
  }));
  return {
    front: [
      rect(2 + cornice, height - floor, width - 4 - 2 * cornice, floor),
      rect(0, 0, width, 2.4),
      ...(cornice > 0 ? [rect(cornice / 2, 2.4, width - cornice, cornice)] : []),
      ...doors.flatMap((place) => door(place, front)),
      ...doors.map(({ x, width: wide }, index) =>
        rect(index % 2 === 0 ? x + wide - 4.5 : x + 3.5, height * 0.46, 1, 24),
      ),
    ],
    side: [
      rect(2, height - floor, depth - 6 - cornice, floor),
      // Its back is flat against the wall.
      rect(0, 0, depth, 2.4),
      ...(cornice > 0 ? [rect(0, 2.4, depth - cornice / 2, cornice)] : []),
      ...sideOf(depth - cornice, y, tall),
    ],
    top: [rect(0, 0, width, depth)],
  };
};

/** Drawers over the whole front; a single one leaves the lower half open. */
export const nightstand: Draw = ({ width, depth, height }, { count = 1, legHeightCm }) => {
  const body = height - (legHeightCm ?? height * 0.3);
  const inner = body - 4;
  const drawer = inner / Math.max(2, count);
  return {
    front: [
      ...taperedLegs(width, [body, height], 6, 4),
      rect(0, 0, width, body),
      rect(2, 2, width - 4, inner),
      ...row(count, 2, drawer * count, (y, high) => rect(2, y, width - 4, high)),
      ...row(count, 2, drawer * count, (y, high) => knob(width / 2, y + high / 2)),
    ],
    side: [...taperedLegs(depth, [body, height], 5, 4), ...sideOf(depth, 0, body)],
    top: [rect(0, 0, width, depth)],
  };
};

const compartments = ({ height }: Size, count: number | undefined) =>
  count ?? Math.max(1, Math.round(height / 37));

/** Compartments between two sides, above a plinth. */
export const shelf: Draw = (size, { count }) => {
  const { width, depth, height } = size;
  const plinth = Math.min(6.5, height * 0.1);
  return {
    front: [
      rect(0, 0, width, height),
      ...row(compartments(size, count), 2.2, height - plinth - 2.2, (y, high) =>
        rect(2.2, y, width - 4.4, high - 2.2),
      ),
    ],
    side: [rect(0, 0, depth, height)],
    top: [rect(0, 0, width, depth)],
  };
};

/** Boards between four posts, open all around. */
export const rack: Draw = (size, { count }) => {
  const { width, depth, height } = size;
  const view = (length: number) => [
    rect(2, 0, length - 4, 2),
    ...row(compartments(size, count) + 1, 6, height - 6, (y, high) =>
      rect(2, Math.min(y, height - 8.7), length - 4, Math.min(2.2, high)),
    ),
    ...legs(length, [0, height], 0, 2),
  ];
  return {
    front: view(width),
    side: view(depth),
    top: [rect(0, 0, width, depth), ...both(width, rect(0, 0, 2, 2), rect(0, depth - 2, 2, 2))],
  };
};
