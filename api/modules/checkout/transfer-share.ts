import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { orderItems, orders, payments } from '../../db/schema/sales.ts';
import { ApiError } from '../../http/api-error.ts';

export type ScarceLine = { vsin: string; quantity: number; isGift: boolean } & Pick<
  typeof variants.$inferSelect,
  'onHand' | 'inventoryPolicy'
>;
type Line = ScarceLine & { variantId: number; message: string };

/** Of what can be made anew, an order holds nothing from anybody; gifts are not chosen. */
export function isScarce({ onHand, inventoryPolicy, isGift }: ScarceLine): boolean {
  return onHand !== null && inventoryPolicy === 'deny' && !isGift;
}

/** What is left of each variant, and what orders hold whose transfer has not come in. */
async function listHeld(tx: Tx, variantIds: readonly number[]) {
  const held = tx
    .select({ pieces: sql`sum(${orderItems.quantity} - ${orderItems.takenBack})` })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(payments.status, 'pending'),
        eq(orders.status, 'waitingForPayment'),
        isNotNull(orders.payBefore),
        eq(orderItems.variantId, variants.id),
      ),
    );
  return tx
    .select({ id: variants.id, onHand: variants.onHand, held: sql<number>`coalesce((${held}), 0)::int` })
    .from(variants)
    .where(and(inArray(variants.id, [...variantIds]), isNotNull(variants.onHand)))
    .orderBy(asc(variants.id));
}

/**
 * An order by transfer holds its stock for days, and nobody has to pay for that: of what cannot be made anew, all of
 * them together hold a share at most, and one piece at least. To be asked once the order has taken its stock, which
 * locks it, and before it is written.
 * @param sharePercent `wireStockShare` of the configuration
 * @throws ApiError too-many-by-transfer, naming the lines
 */
export async function checkTransferShare(
  tx: Tx,
  lines: readonly Line[],
  sharePercent: number,
): Promise<void> {
  const bought = lines.filter(isScarce);
  if (bought.length === 0) return;
  const rows = await listHeld(
    tx,
    bought.map(({ variantId }) => variantId),
  );
  const tooMany = bought.filter(({ variantId, quantity }) => {
    const row = rows.find(({ id }) => id === variantId);
    if (!row || row.onHand === null) return false;
    const holding = row.held + quantity;
    return holding > Math.max(1, Math.floor(((row.onHand + holding) * sharePercent) / 100));
  });
  if (tooMany.length === 0) return;
  const fields = tooMany.map(({ vsin, message }) => ({ property: vsin, message }));
  throw new ApiError('too-many-by-transfer', undefined, fields);
}
