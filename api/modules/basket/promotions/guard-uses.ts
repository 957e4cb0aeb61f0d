import type { Tx } from '../../../db/client.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Applied } from './promotion.ts';
import { type Buyer, listUsages, lockLimited } from './repo.ts';

/**
 * Makes sure, before an order is written in the same transaction, that what counts in it has a use left, and keeps
 * others from taking it until the transaction ends.
 * @throws ApiError basket-invalid when another order took the last use: what the shopper saw is no longer true
 */
export async function guardUses(tx: Tx, buyer: Buyer, applied: readonly Applied[]): Promise<void> {
  if (applied.length === 0) return;
  await lockLimited(tx, buyer, applied);
  const usages = await listUsages(tx, buyer, applied);
  if (usages.some((usage) => usage !== 'free')) throw new ApiError('basket-invalid');
}
