import type { Count } from '../../contract/counts.ts';
import { variantVsin } from '../../contract/vsin.ts';
import type { Db } from '../../db/client.ts';
import { addCounts, type CountedOn, listKnownVsins } from './repo.ts';

const keyOf = ({ event, subject, userType }: Count) => `${event} ${subject} ${userType}`;

/** Each sort of event once, in one order for all callers. */
function sumUp(counts: readonly Count[]): Count[] {
  const sums = new Map<string, Count>();
  for (const one of counts) {
    const key = keyOf(one);
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Adds to the counts of a day; what names a product the shop does not know is left out. Returns how much it was. */
export async function countEvents(db: Db, on: CountedOn, given: readonly Count[]): Promise<number> {
  const vsins = [...new Set(given.map(({ subject }) => subject).filter((text) => variantVsin.test(text)))];
  const known = await listKnownVsins(db, vsins);
  const counts = sumUp(given.filter(({ subject }) => !variantVsin.test(subject) || known.has(subject)));
  await addCounts(db, on, counts);
  return counts.reduce((sum, { count }) => sum + count, 0);
}
