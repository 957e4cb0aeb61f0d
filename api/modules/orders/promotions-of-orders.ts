import { asc, eq, sql } from 'drizzle-orm';
import type { CountedPromotion } from '../../contract/order-promotions.ts';
import type { Queryable } from '../../db/client.ts';
import { uuidArray } from '../../db/int-array.ts';
import { prepared } from '../../db/prepared.ts';
import { promotions, promotionUses } from '../../db/schema/promotions.ts';
import { pickText } from '../product/localise.ts';
import type { StoredOrder } from './repo.ts';

/** What counted in each of these orders, under the names it had then; those of old orders are today's. */
export async function listCounted(
  db: Queryable,
  shown: readonly StoredOrder[],
): Promise<(order: StoredOrder) => CountedPromotion[]> {
  const ids = shown.filter(({ kind }) => kind === 'goods').map(({ id }) => id);
  const uses =
    ids.length === 0
      ? []
      : await db
          .select({ use: promotionUses, titles: promotions.title })
          .from(promotionUses)
          .leftJoin(promotions, eq(promotions.id, promotionUses.promotionId))
          .where(sql`${promotionUses.orderId} = ANY(${uuidArray(ids)}) ${prepared('counted-of-orders')}`)
          .orderBy(asc(promotionUses.id));
  return ({ id, language, currency }) =>
    uses
      .filter(({ use }) => use.orderId === id)
      .map(({ use, titles }) => ({
        id: use.promotionId,
        title: use.title ?? pickText(titles ?? {}, language),
        couponCode: use.couponCode,
        discount: { amount: use.discount, currency },
      }));
}
