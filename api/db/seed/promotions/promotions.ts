import { siteSeeds } from '../../../../sites/seeds.ts';
import type { coupons, promotions } from '../../schema/promotions.ts';
import { midnight } from '../catalogue/dates.ts';
import { entriesOf } from '../catalogue/entries-of.ts';

type PromotionRow = typeof promotions.$inferInsert;
type CouponRow = typeof coupons.$inferInsert;

const seeds = entriesOf(siteSeeds).flatMap(([site, seed]) =>
  seed.promotions.map((promotion) => ({ ...promotion, site, id: `${site}-${promotion.id}` })),
);

export function promotionRows(now: Date): PromotionRow[] {
  const inDays = (days: number | undefined) => (days === undefined ? null : midnight(now, -days));
  return seeds.map(({ startsInDays, endsInDays, coupons: _, ...promotion }) => ({
    ...promotion,
    startsAt: inDays(startsInDays),
    endsAt: inDays(endsInDays),
  }));
}

export const couponRows: readonly CouponRow[] = seeds.flatMap(({ site, id, coupons = [] }) =>
  coupons.map((coupon) => ({ ...coupon, site, promotionId: id })),
);
