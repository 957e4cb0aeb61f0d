import { roomToSpareCm } from '@/api/contract/room-to-spare';

/** Whether a thing gets into a home: a rigid box on its way through a door, round a corner, up stairs or into a lift. */

/** Centimetres, as everything here. */
export type Box = { width: number; depth: number; height: number };

/** What somebody has measured at home. */
export type Home = {
  /** Between the posts of the narrowest door, and below its lintel. */
  door: { width: number; height: number };
  /** Null: the way goes straight on behind the door. */
  hallWidth: number | null;
  stairs: { width: number; headroom: number; hasTurn: boolean } | null;
  /** Inside, and its own door. */
  lift: { width: number; depth: number; height: number; doorWidth: number } | null;
};

export type Hurdle = 'door' | 'hall' | 'stairs' | 'lift';
/** `spare`: what is left in the way of carrying it that leaves most; below nought so much is missing. */
export type Passage = { hurdle: Hurdle; spare: number };
/** `held`: width and height of the box as it goes through the door best. */
export type WayIn = { passages: Passage[]; spare: number; held: { width: number; height: number } };

/** What leaves less is tight. */
export const tightBelow = roomToSpareCm;
/** Of the hall, which nobody measures. */
export const ceiling = 240;

type Held = { along: number; across: number; up: number };

/** The six ways to hold a box. */
function waysToHold({ width, depth, height }: Box): Held[] {
  const sides = [width, depth, height];
  return [0, 1, 2].flatMap((along) =>
    [0, 1, 2]
      .filter((across) => across !== along)
      .map((across) => ({
        along: sides[along] ?? 0,
        across: sides[across] ?? 0,
        up: sides[3 - along - across] ?? 0,
      })),
  );
}

/** A quarter of a turn in so many steps: finer ones change less than a millimetre. */
const quarter = Array.from({ length: 181 }, (_, step) => (step / 180) * (Math.PI / 2));

/**
 * Of a rectangle that turns from a passage into another at right angles: its outer corners follow the outer walls, and the
 * inner corner of the walls must stay outside it. Or it is not turned and goes on sideways.
 */
function spareRoundCorner(from: number, to: number, { along, across }: Held): number {
  const turned = quarter.map(
    (angle) =>
      from * Math.sin(angle) + to * Math.cos(angle) - along * Math.sin(angle) * Math.cos(angle) - across,
  );
  return Math.max(Math.min(...turned), Math.min(from - across, to - along));
}

/** Of a rectangle that leans in another: the angle that leaves most. */
function spareLeaning(wide: number, high: number, { along, up }: Held): number {
  return Math.max(
    ...quarter.map((angle) =>
      Math.min(
        wide - along * Math.cos(angle) - up * Math.sin(angle),
        high - along * Math.sin(angle) - up * Math.cos(angle),
      ),
    ),
  );
}

/** What each way of holding it leaves at the door, round a corner behind it, on the stairs and in the lift. */
const spares = {
  door: ({ door }: Home, held: Held) => Math.min(door.width - held.across, door.height - held.up),
  hall: ({ door, hallWidth }: Home, held: Held) =>
    hallWidth === null
      ? null
      : Math.min(spareRoundCorner(door.width, hallWidth, held), ceiling - held.up, door.height - held.up),
  stairs: ({ stairs }: Home, held: Held) =>
    stairs &&
    Math.min(
      stairs.hasTurn ? spareRoundCorner(stairs.width, stairs.width, held) : stairs.width - held.across,
      stairs.headroom - held.up,
    ),
  lift: ({ lift }: Home, held: Held) =>
    lift &&
    Math.min(
      lift.doorWidth - held.across,
      lift.width - held.across,
      spareLeaning(lift.depth, lift.height, held),
    ),
} satisfies Record<Hurdle, (home: Home, held: Held) => number | null>;

const hurdles = ['door', 'hall', 'stairs', 'lift'] as const;

/** How a box comes in; it may be held differently at each hurdle. */
export function wayIn(box: Box, home: Home): WayIn {
  const ways = waysToHold(box);
  const passages = hurdles.flatMap((hurdle) => {
    const found = ways.map((held) => spares[hurdle](home, held)).filter((spare) => spare !== null);
    return found.length === 0 ? [] : [{ hurdle, spare: Math.max(...found) }];
  });
  const best = ways.reduce((a, b) => (spares.door(home, b) > spares.door(home, a) ? b : a));
  return {
    passages,
    spare: Math.min(...passages.map(({ spare }) => spare)),
    held: { width: best.across, height: best.up },
  };
}
