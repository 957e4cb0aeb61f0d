import { and, asc, avg, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { products, reviews, variants } from '../../db/schema/catalogue.ts';
import { prices } from '../../db/schema/prices.ts';
import type { Rating } from '../product/card-rows.ts';

type Wanted = {
  site: SiteCode;
  /** Of the last one that was read; 0 to begin with. */
  afterId: number;
  /** Null for all. */
  categoryIds: readonly number[] | null;
  limit: number;
};

/** Variants with a price on the site, in the order of their ids. */
export function listFeedRows(db: Db, { site, afterId, categoryIds, limit }: Wanted) {
  const isWanted = categoryIds === null ? undefined : inArray(products.categoryId, [...categoryIds]);
  return db
    .select({ variant: variants, product: products, amountMinor: prices.amount })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, site)))
    .where(and(gt(variants.id, afterId), isWanted))
    .orderBy(asc(variants.id))
    .limit(limit);
}
export type FeedRow = Awaited<ReturnType<typeof listFeedRows>>[number];

export async function findVariantId(db: Db, vsin: string): Promise<number | undefined> {
  const rows = await db.select({ id: variants.id }).from(variants).where(eq(variants.vsin, vsin));
  return rows[0]?.id;
}

/** Mean (one decimal) and number of reviews of products of which none is an example. */
export async function listBuyersRatings(db: Db, productIds: readonly number[]): Promise<Map<number, Rating>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: reviews.productId, average: avg(reviews.rating), count: count() })
    .from(reviews)
    .where(inArray(reviews.productId, [...productIds]))
    .groupBy(reviews.productId)
    .having(sql`not bool_or(${reviews.isExample})`);
  return new Map(
    rows.map((row) => [
      row.productId,
      { average: Math.round(Number(row.average) * 10) / 10, count: Number(row.count), isExample: false },
    ]),
  );
}
