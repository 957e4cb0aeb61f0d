import type { StoredOrderItem } from './repo.ts';

type Item = Pick<StoredOrderItem, 'quantity' | 'lineAmount' | 'discount'>;

/**
 * What was paid for `count` pieces of a line, given that `before` pieces were paid back already: cents that do not
 * divide are spread so that all pieces together give the line, less its share of the order's discount, exactly.
 */
export function piecesMinor(item: Item, before: number, count: number): number {
  const paidMinor = item.lineAmount - item.discount;
  const upTo = (pieces: number) => Math.round((paidMinor * pieces) / item.quantity);
  return upTo(before + count) - upTo(before);
}
