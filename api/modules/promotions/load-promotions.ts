import type { Queryable } from '../../db/client.ts';
import { toLineFacts } from './facts.ts';
import type { EnteredCoupon, LineFacts } from './promotion.ts';
import { type Buyer, listCoupons, listFacts, listRunning, type StoredPromotion } from './repo.ts';

/** What may count in a basket: read once, then worked out without the database. */
export type LoadedPromotions = {
  promotions: readonly StoredPromotion[];
  coupons: readonly (EnteredCoupon & { promotion: StoredPromotion | null })[];
  /** By id of the variant. */
  facts: ReadonlyMap<number, LineFacts>;
  now: Date;
};

export function noPromotions(now: Date): LoadedPromotions {
  return { promotions: [], coupons: [], facts: new Map(), now };
}

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
  { codes, variantIds }: { codes: readonly string[]; variantIds: readonly number[] },
  now: Date,
): Promise<LoadedPromotions> {
  const promotions = await listRunning(db, buyer, now);
  const known = new Map((await listCoupons(db, buyer, codes)).map((coupon) => [coupon.code, coupon]));
  const coupons = codes.map((code) => known.get(code) ?? { ...unknownCoupon, code });
  const rows = promotions.length + known.size > 0 ? await listFacts(db, { ids: variantIds }) : [];
  return { promotions, coupons, facts: new Map(rows.map((row) => [row.variantId, toLineFacts(row)])), now };
}

/** vsins of the gifts that could come with these promotions. */
export function giftsOf({ promotions, coupons }: LoadedPromotions): string[] {
  const all = [...promotions, ...coupons.flatMap(({ promotion }) => promotion ?? [])];
  return [
    ...new Set(
      all.flatMap(({ actions }) => actions.flatMap((one) => (one.type === 'gift' ? [one.productId] : []))),
    ),
  ];
}
