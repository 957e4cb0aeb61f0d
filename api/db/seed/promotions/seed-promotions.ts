import type { Queryable } from '../../client.ts';
import { coupons, promotions } from '../../schema/promotions.ts';
import { couponRows, promotionRows } from './promotions.ts';

/** Fills empty tables. */
export async function seedPromotions(db: Queryable, now: Date): Promise<void> {
  await db.insert(promotions).values(promotionRows(now));
  await db.insert(coupons).values([...couponRows]);
}
