import type { Queryable } from '../../../db/client.ts';
import type { PromotionDefinition } from './definitions.ts';
import type { EnteredCoupon } from './promotion.ts';
import { type Buyer, listCoupons, type StoredPromotion, withUsages } from './repo.ts';

/** What may count in a basket: read once, then worked out without the database. */
export type LoadedPromotions = {
  promotions: readonly StoredPromotion[];
  coupons: readonly (EnteredCoupon & { promotion: StoredPromotion | null })[];
  now: Date;
};

const unknownCoupon = {
  isActive: false,
  startsAt: null,
  endsAt: null,
  usage: 'free' as const,
  promotion: null,
};

/** @param codes as `toCouponCode` writes them; those nobody knows stay in the list without a promotion */
export async function loadPromotions(
  db: Queryable,
  buyer: Buyer,
  { codes, definitions }: { codes: readonly string[]; definitions: readonly PromotionDefinition[] },
  now: Date,
): Promise<LoadedPromotions> {
  const promotions = await withUsages(db, buyer, definitions);
  const known = new Map((await listCoupons(db, buyer, codes)).map((coupon) => [coupon.code, coupon]));
  const coupons = codes.map((code) => known.get(code) ?? { ...unknownCoupon, code });
  return { promotions, coupons, now };
}

/** Promotions with and without a code. */
export function promotionsOf({ promotions, coupons }: LoadedPromotions): StoredPromotion[] {
  return [...promotions, ...coupons.flatMap(({ promotion }) => promotion ?? [])];
}
