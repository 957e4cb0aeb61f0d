import { asc, eq, inArray } from 'drizzle-orm';
import type { CountedPromotion } from '../../contract/order-promotions.ts';
import type { Queryable } from '../../db/client.ts';
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
          .where(inArray(promotionUses.orderId, ids))
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
