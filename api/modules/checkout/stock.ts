import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { prices, variants } from '../../db/schema/catalogue.ts';
import { orderItems } from '../../db/schema/sales.ts';
import { ApiError } from '../../http/api-error.ts';

type Wanted = { variantId: number; vsin: string; quantity: number; onHand: number | null; message: string };
/** What moved. `availabilityChanged`: something sold out or came back. */
export type StockMove = { variantIds: number[]; availabilityChanged: boolean };

/** All who move stock lock the rows in this order, so that two orders never wait for each other. */
const byVariant = (a: { variantId: number }, b: { variantId: number }) => a.variantId - b.variantId;

/**
 * Takes the stock of an order. One conditional update a line: whoever comes second finds too little and gets none.
 * Where sales beyond stock are allowed, the number may fall below zero: that much has to be made.
 * @throws ApiError out-of-stock, naming the line
 */
export async function takeStock(tx: Tx, wanted: readonly Wanted[]): Promise<StockMove> {
  const move: StockMove = { variantIds: [], availabilityChanged: false };
  for (const { variantId, vsin, quantity, message } of wanted.filter(isLimited).toSorted(byVariant)) {
    const [row] = await tx
      .update(variants)
      .set({ onHand: sql`${variants.onHand} - ${quantity}` })
      .where(
        and(
          eq(variants.id, variantId),
          sql`(${variants.onHand} >= ${quantity} OR ${variants.inventoryPolicy} = 'continue')`,
        ),
      )
      .returning({ onHand: variants.onHand });
    if (!row) throw new ApiError('out-of-stock', undefined, [{ property: vsin, message }]);
    move.variantIds.push(variantId);
    if (row.onHand !== null && row.onHand <= 0) move.availabilityChanged = true;
  }
  return move;
}

function isLimited({ onHand }: Wanted): boolean {
  return onHand !== null;
}

/** Puts back what an order took. The caller sees to it that this happens once. */
export async function returnStock(tx: Tx, orderId: string): Promise<StockMove> {
  const taken = await tx
    .select({ variantId: orderItems.variantId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.tookStock, true)))
    .orderBy(asc(orderItems.variantId));
  const move: StockMove = { variantIds: [], availabilityChanged: false };
  for (const { variantId, quantity } of taken) {
    const [row] = await tx
      .update(variants)
      .set({ onHand: sql`${variants.onHand} + ${quantity}` })
      .where(and(eq(variants.id, variantId), isNotNull(variants.onHand)))
      .returning({ onHand: variants.onHand });
    if (!row || row.onHand === null) continue;
    move.variantIds.push(variantId);
    if (row.onHand - quantity <= 0) move.availabilityChanged = true;
  }
  return move;
}

/** Names of the pages that show this stock: each variant of the products, on every site that sells them. */
export async function tagsOfStockMove(db: Queryable, move: StockMove): Promise<string[]> {
  if (move.variantIds.length === 0) return [];
  const productIds = db
    .select({ id: variants.productId })
    .from(variants)
    .where(inArray(variants.id, move.variantIds));
  const rows = await db
    .select({ vsin: variants.vsin, site: prices.site })
    .from(variants)
    .innerJoin(prices, eq(prices.variantId, variants.id))
    .where(inArray(variants.productId, productIds));
  const listings = move.availabilityChanged ? new Set(rows.map(({ site }) => `listing:${site}`)) : [];
  return [...rows.map(({ site, vsin }) => `product:${site}:${vsin}`), ...listings];
}
