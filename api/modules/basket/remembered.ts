import { LRUCache } from 'lru-cache';
import type { Owner } from '../../http/owner.ts';
import type { StoredLine } from './rows.ts';

/** A basket as this process last answered it. */
export type Remembered = {
  /** The basket itself, as the database wrote it (`OpenBasket`). */
  text: string;
  lines: readonly StoredLine[];
};
/**
 * Baskets that may be changed without being read first. Nothing of them is believed: the statement that writes a change
 * asks whether all that it was worked out from still holds (`change-remembered.ts`).
 */
export type RememberedBaskets = {
  of(owner: Owner): Remembered | undefined;
  keep(owner: Owner, basket: Remembered): void;
};

/** Baskets and lines of all shoppers together, each some kilobytes; the ones that rest longest are forgotten. */
const mostKept = 5_000;

export function createRememberedBaskets(): RememberedBaskets {
  const baskets = new LRUCache<string, Remembered>({
    maxSize: mostKept,
    sizeCalculation: ({ lines }) => 1 + lines.length,
  });
  const keyOf = ({ ownerId, site }: Owner) => `${site} ${ownerId}`;
  return {
    of: (owner) => baskets.get(keyOf(owner)),
    keep: (owner, basket) => void baskets.set(keyOf(owner), basket),
  };
}
