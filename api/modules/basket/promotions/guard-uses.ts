import type { Tx } from '../../../db/client.ts';
import type { Applied, Rejected } from './promotion.ts';
import { type Buyer, listUsages, lockLimited } from './repo.ts';

/**
 * Keeps others from taking the last use of what counts in an order until the transaction ends.
 * @returns what has no use left, because another order took it: what the shopper saw is no longer true
 */
export async function guardUses(tx: Tx, buyer: Buyer, applied: readonly Applied[]): Promise<Rejected[]> {
  if (applied.length === 0) return [];
  await lockLimited(tx, buyer, applied);
  const usages = await listUsages(tx, buyer, applied);
  return applied.flatMap(({ promotionId, couponCode }): Rejected[] => {
    const ofPromotion = usages.promotions.get(promotionId) ?? 'free';
    const usage = ofPromotion === 'free' ? (usages.coupons.get(couponCode ?? '') ?? 'free') : ofPromotion;
    return usage === 'free' ? [] : [{ promotionId, couponCode, reason: usage, missingMinor: 0 }];
  });
}
