import type { Facts } from '../../contract/facts.ts';
import type { GoesWithReason } from '../../contract/goes-with.ts';

/** What counts of a piece of furniture beside another; centimetres. */
export type Furniture = {
  facts: Pick<Facts, 'armHeightCm' | 'legRoomHeightCm' | 'legRoomWidthCm'>;
  widthCm: number;
  depthCm: number;
  seatHeightCm: number | null;
};
export type Candidate = Furniture & { id: number; vsin: string; isSameCollection: boolean };

/** Between the seat and what is above it: less presses on the legs, more leaves the plate at one's chin. */
const thighRoomCm = { least: 16, most: 32 };
/** Deeper seats are for leaning back, not for sitting at a table. */
const deepestUprightCm = 70;

/** Whether somebody sits well on it at the table, and it can be pushed under, arms and all. */
export function fitsUnder(seat: Furniture, table: Furniture): boolean {
  const { legRoomHeightCm: clear, legRoomWidthCm: between = Number.POSITIVE_INFINITY } = table.facts;
  if (clear === undefined || seat.seatHeightCm === null || seat.depthCm > deepestUprightCm) return false;
  const room = clear - seat.seatHeightCm;
  const isHighEnough = room >= thighRoomCm.least && room <= thighRoomCm.most;
  return isHighEnough && (seat.facts.armHeightCm ?? 0) < clear && seat.widthCm <= between;
}

function reasonOf(own: Furniture, other: Candidate): GoesWithReason | null {
  if (fitsUnder(other, own)) return 'fits-under';
  if (fitsUnder(own, other)) return 'takes-seat';
  return other.isSameCollection ? 'collection' : null;
}

const byReason: readonly GoesWithReason[] = ['fits-under', 'takes-seat', 'collection'];

/**
 * What goes with a product, and why where measures or collections say so: first what the shop has chosen, then what
 * fits, then what is of its collection; in each the order in which they come.
 */
export function goesWith(
  own: Furniture,
  {
    chosen,
    candidates,
    limit,
  }: { chosen: readonly number[]; candidates: readonly Candidate[]; limit: number },
): { id: number; reason: GoesWithReason | null }[] {
  const reasons = new Map(candidates.map((other) => [other.id, reasonOf(own, other)]));
  const found = byReason.flatMap((reason) => candidates.filter(({ id }) => reasons.get(id) === reason));
  const ids = new Set([...chosen, ...found.map(({ id }) => id)]);
  return [...ids].slice(0, limit).map((id) => ({ id, reason: reasons.get(id) ?? null }));
}
