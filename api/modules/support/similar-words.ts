import { slipsBetween } from '../search/edits.ts';

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Slips are looked for in words long enough to be told apart, and never in the first letter: that costs time. */
function isSlip(one: string, other: string): boolean {
  const allowed = Math.min(2, Math.floor(Math.min(one.length, other.length) / 5));
  if (allowed === 0 || Math.abs(one.length - other.length) > allowed || one[0] !== other[0]) return false;
  return slipsBetween(one, other) <= allowed;
}

/** How much one word means another, from 0 to 1: `bezorgd` is nearly `bezorging`, `bezorgkosten` has to do with `kosten`. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const longer = Math.max(one.length, other.length);
  const start = sharedStart(one, other);
  if (start >= 4 && longer - start <= 4) return 0.85;
  if (isSlip(one, other)) return 0.75;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 5 && (long.startsWith(short) || long.endsWith(short)) ? 0.65 : 0;
}
