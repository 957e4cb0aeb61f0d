import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { baskets, orders } from '../../db/schema/sales.ts';
import type { StoredOrder } from './repo.ts';
import type { OrderEvent } from './states.ts';

/**
 * Whether an order comes to nothing by this event because the shopper did not get to pay. A transfer is none: its order
 * was placed and waited for money, which may still come under its number.
 */
export function isFailedTry(
  { subIntegrationType }: Pick<StoredOrder, 'subIntegrationType'>,
  event: OrderEvent,
) {
  return subIntegrationType !== 'wire' && (event === 'paymentFailed' || event === 'paymentCancelled');
}

/** Marks an order as a try that came to nothing. */
export async function numberTry(
  tx: Tx,
  { id, orderNumber, tryNumber }: Pick<StoredOrder, 'id' | 'orderNumber' | 'tryNumber'>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ isFailedTry: true, orderNumber: `${orderNumber}/${tryNumber}` })
    .where(eq(orders.id, id));
}

/**
 * Leaves the number of a try that failed to the basket that came back, so that the purchase keeps it however often it is
 * tried. When that basket has a number of another purchase already, that one stays.
 */
export async function handNumberOn(tx: Tx, order: StoredOrder, basketId: string): Promise<void> {
  await numberTry(tx, order);
  const { orderNumber, tryNumber } = order;
  await tx
    .update(baskets)
    .set({
      tries: sql`CASE WHEN order_number IS NULL THEN ${tryNumber}::integer ELSE tries END`,
      orderNumber: sql`coalesce(order_number, ${orderNumber})`,
    })
    .where(eq(baskets.id, basketId));
}
