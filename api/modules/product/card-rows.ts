import { and, asc, avg, count, eq, inArray } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { optionValues, products, reviews, type StoredMedia, variants } from '../../db/schema/catalogue.ts';
import { priceLog, prices } from '../../db/schema/prices.ts';
import type { PriceEntry } from './price-rule.ts';

/** Every variant that has a price on the site, in the order of its product. */
export async function listCardVariants(db: Db, site: SiteCode, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  return db
    .select({
      id: variants.id,
      vsin: variants.vsin,
      productId: variants.productId,
      isDefault: variants.isDefault,
      options: variants.options,
      title: variants.title,
      alias: variants.alias,
      onHand: variants.onHand,
      inventoryPolicy: variants.inventoryPolicy,
      restockOn: variants.restockOn,
      widthMm: variants.widthMm,
      depthMm: variants.depthMm,
      heightMm: variants.heightMm,
      facts: variants.facts,
      outline: products.outline,
      deliveryDays: variants.deliveryDays,
      productionDays: variants.productionDays,
      isMadeToMeasure: variants.isMadeToMeasure,
      amountMinor: prices.amount,
      createdOn: products.createdOn,
      isLindenCollection: products.isLindenCollection,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, site)))
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id));
}
export type CardVariant = Awaited<ReturnType<typeof listCardVariants>>[number];

export async function listMediaOf(
  db: Db,
  variantIds: readonly number[],
): Promise<Map<number, StoredMedia[]>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({ id: variants.id, media: variants.media })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]));
  return new Map(rows.map((row) => [row.id, row.media]));
}

export async function listPriceLogs(
  db: Db,
  site: SiteCode,
  variantIds: readonly number[],
): Promise<Map<number, PriceEntry[]>> {
  const logs = new Map<number, PriceEntry[]>();
  if (variantIds.length === 0) return logs;
  const rows = await db
    .select({ variantId: priceLog.variantId, amountMinor: priceLog.amount, since: priceLog.since })
    .from(priceLog)
    .where(and(inArray(priceLog.variantId, [...variantIds]), eq(priceLog.site, site)));
  for (const { variantId, ...entry } of rows) {
    const entries = logs.get(variantId);
    if (entries) entries.push(entry);
    else logs.set(variantId, [entry]);
  }
  return logs;
}

/** Mean (one decimal) and number of reviews; products without reviews are missing. */
export async function listRatings(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, { average: number; count: number }>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: reviews.productId, average: avg(reviews.rating), count: count() })
    .from(reviews)
    .where(inArray(reviews.productId, [...productIds]))
    .groupBy(reviews.productId);
  return new Map(
    rows.map((row) => [
      row.productId,
      { average: Math.round(Number(row.average) * 10) / 10, count: Number(row.count) },
    ]),
  );
}

export type OptionValue = typeof optionValues.$inferSelect;
/** Names and swatches of all option values, keyed `colour:sand`. */
export async function readOptionValues(db: Db) {
  const rows = await db.select().from(optionValues).orderBy(asc(optionValues.position));
  return new Map<string, OptionValue>(rows.map((row) => [`${row.option}:${row.value}`, row]));
}
