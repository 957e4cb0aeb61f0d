import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CountryCode, SiteCode } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { categories, prices, products, variants } from '../../db/schema/catalogue.ts';
import { addresses, basketItems, baskets } from '../../db/schema/sales.ts';
import type { Owner } from '../address/owner.ts';

const openBasketOf = ({ ownerId, site }: Owner) =>
  and(eq(baskets.ownerId, ownerId), eq(baskets.site, site), eq(baskets.status, 'open'));

export async function findOpenBasket(db: Queryable, owner: Owner) {
  const [basket] = await db
    .select({
      id: baskets.id,
      couponCode: baskets.couponCode,
      note: baskets.note,
      shippingAddressId: baskets.shippingAddressId,
      billingAddressId: baskets.billingAddressId,
      deliveryMethod: baskets.deliveryMethod,
      country: sql<CountryCode | null>`${addresses.address}->>'country'`,
    })
    .from(baskets)
    .leftJoin(addresses, eq(addresses.id, baskets.shippingAddressId))
    .where(openBasketOf(owner));
  return basket ?? null;
}
export type StoredBasket = NonNullable<Awaited<ReturnType<typeof findOpenBasket>>>;

/** Locks the open basket until the transaction ends; null when there is none. */
export async function lockOpenBasket(tx: Tx, owner: Owner) {
  const [basket] = await tx.select().from(baskets).where(openBasketOf(owner)).for('update');
  return basket ?? null;
}

/**
 * Locks the open basket, making one when there is none. Between making and locking, an order of the same owner
 * may close it; then the next round makes another.
 */
export async function lockOrOpenBasket(tx: Tx, owner: Owner) {
  for (;;) {
    const basket = await lockOpenBasket(tx, owner);
    if (basket) return basket;
    await tx
      .insert(baskets)
      .values(owner)
      .onConflictDoNothing({ target: [baskets.ownerId, baskets.site], where: sql`status = 'open'` });
  }
}

/** Lines in the order they were added. Catalogue columns are null where the variant or its price is gone. */
export async function listLines(db: Queryable, basketId: string, site: SiteCode) {
  return db
    .select({
      variantId: basketItems.variantId,
      quantity: basketItems.quantity,
      seenMinor: basketItems.seenAmount,
      components: basketItems.components,
      unitMinor: prices.amount,
      vsin: variants.vsin,
      productId: variants.productId,
      title: variants.title,
      alias: variants.alias,
      options: variants.options,
      packages: variants.packages,
      // One picture is enough here; the whole list is long.
      media: sql<(typeof variants.$inferSelect)['media']>`jsonb_path_query_array(${variants.media}, '$[0]')`,
      onHand: variants.onHand,
      inventoryPolicy: variants.inventoryPolicy,
      deliveryDays: variants.deliveryDays,
      productionDays: variants.productionDays,
      isMadeToMeasure: variants.isMadeToMeasure,
      categoryVsin: categories.vsin,
      categoryTitle: categories.title,
    })
    .from(basketItems)
    .leftJoin(variants, eq(variants.id, basketItems.variantId))
    .leftJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, site)))
    .leftJoin(products, eq(products.id, variants.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(basketItems.basketId, basketId))
    .orderBy(asc(basketItems.position));
}
export type StoredLine = Awaited<ReturnType<typeof listLines>>[number];

/** Variants that are sold on the site, by vsin. */
export async function listSellable(db: Queryable, site: SiteCode, vsins: readonly string[]) {
  if (vsins.length === 0) return [];
  return db
    .select({
      variantId: variants.id,
      vsin: variants.vsin,
      title: variants.title,
      unitMinor: prices.amount,
      onHand: variants.onHand,
      inventoryPolicy: variants.inventoryPolicy,
    })
    .from(variants)
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, site)))
    .where(inArray(variants.vsin, [...vsins]));
}
export type Sellable = Awaited<ReturnType<typeof listSellable>>[number];

export async function listQuantities(tx: Tx, basketId: string): Promise<Map<number, number>> {
  const rows = await tx
    .select({ variantId: basketItems.variantId, quantity: basketItems.quantity })
    .from(basketItems)
    .where(eq(basketItems.basketId, basketId));
  return new Map(rows.map((row) => [row.variantId, row.quantity]));
}

export type LineToSave = {
  variantId: number;
  quantity: number;
  seenAmount: number;
  components: string[] | null;
};

/**
 * Writes quantities; lines that exist keep their place. `seenPrice: 'keep'` leaves the price the shopper saw
 * when the line was added.
 */
export async function saveLines(
  tx: Tx,
  basketId: string,
  lines: readonly LineToSave[],
  seenPrice: 'keep' | 'renew',
): Promise<void> {
  if (lines.length === 0) return;
  const renewed = seenPrice === 'renew' ? { seenAmount: sql`excluded.seen_amount` } : {};
  await tx
    .insert(basketItems)
    .values(lines.map((line) => ({ ...line, basketId })))
    .onConflictDoUpdate({
      target: [basketItems.basketId, basketItems.variantId],
      set: { quantity: sql`excluded.quantity`, components: sql`excluded.components`, ...renewed },
    });
}

export async function deleteLines(tx: Tx, basketId: string, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length === 0) return;
  await tx
    .delete(basketItems)
    .where(and(eq(basketItems.basketId, basketId), inArray(basketItems.variantId, [...variantIds])));
}

type BasketFields = Partial<
  Pick<
    typeof baskets.$inferInsert,
    'couponCode' | 'note' | 'shippingAddressId' | 'billingAddressId' | 'deliveryMethod'
  >
>;
export async function saveBasketFields(tx: Tx, basketId: string, fields: BasketFields, now: Date) {
  await tx
    .update(baskets)
    .set({ ...fields, updatedAt: now })
    .where(eq(baskets.id, basketId));
}

export async function closeBasket(tx: Tx, basketId: string, now: Date): Promise<void> {
  await tx.update(baskets).set({ status: 'closed', updatedAt: now }).where(eq(baskets.id, basketId));
}

/** Puts the lines of a closed basket into an open one; quantities of the same variant are added up. */
export async function copyLines(tx: Tx, fromBasketId: string, toBasketId: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO basket_items (basket_id, variant_id, quantity, seen_amount, components)
    SELECT ${toBasketId}, variant_id, quantity, seen_amount, components
      FROM basket_items WHERE basket_id = ${fromBasketId} ORDER BY position
    ON CONFLICT (basket_id, variant_id)
    DO UPDATE SET quantity = least(basket_items.quantity + excluded.quantity, 999)`);
}
