import { and, asc, between, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { intArray } from '../../db/int-array.ts';
import { rowsOf } from '../../db/rows.ts';
import { categories, variants } from '../../db/schema/catalogue.ts';
import { productFacet } from '../../db/schema/facets.ts';
import { productInterest } from '../../db/schema/personalisation.ts';
import { basketItems, baskets } from '../../db/schema/sales.ts';
import type { Owner } from '../../http/owner.ts';

export type Related = { productId: number; otherId: number; score: number };

/** What goes with each of the products best: at most `limit` a product, by index. */
export async function listRelated(
  db: Db,
  site: SiteCode,
  { kind, productIds, limit }: { kind: 'view' | 'purchase'; productIds: readonly number[]; limit: number },
): Promise<Related[]> {
  if (productIds.length === 0) return [];
  return rowsOf<{ product_id: number; other_id: number; score: number }>(
    await db.execute(sql`
      SELECT wanted.id AS product_id, best.other_id, best.score
      FROM unnest(${intArray(productIds)}) AS wanted(id)
      CROSS JOIN LATERAL (
        SELECT other_id, score FROM product_affinity
        WHERE site = ${site} AND kind = ${kind} AND product_id = wanted.id
        ORDER BY score DESC, other_id LIMIT ${limit}::int) AS best
      ORDER BY best.score DESC, best.other_id`),
  ).map((row) => ({ productId: row.product_id, otherId: row.other_id, score: row.score }));
}

/** Products with the most interest lately. */
export async function listInteresting(db: Db, site: SiteCode, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: productInterest.productId })
    .from(productInterest)
    .where(eq(productInterest.site, site))
    .orderBy(desc(productInterest.score), asc(productInterest.productId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Best-selling products, of one category or of all. */
export async function listPopular(
  db: Db,
  site: SiteCode,
  categoryOrder: number | null,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: productFacet.id })
    .from(productFacet)
    .where(
      and(
        eq(productFacet.site, site),
        categoryOrder === null ? undefined : eq(productFacet.catOrd, categoryOrder),
      ),
    )
    .orderBy(desc(productFacet.popularity), asc(productFacet.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Best-selling products of a category, and then of those beside it in the same department. */
export async function listPopularAround(
  db: Db,
  site: SiteCode,
  categoryOrder: number,
  limit: number,
): Promise<number[]> {
  const isOwn = sql`${productFacet.catOrd} = ${categoryOrder}::int`;
  const rows = await db
    .select({ id: productFacet.id })
    .from(productFacet)
    .innerJoin(
      categories,
      and(isNull(categories.parentId), between(productFacet.catOrd, categories.lft, categories.rgt)),
    )
    .where(
      and(
        eq(productFacet.site, site),
        lte(categories.lft, categoryOrder),
        gte(categories.rgt, categoryOrder),
      ),
    )
    .orderBy(desc(isOwn), desc(productFacet.popularity), asc(productFacet.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Undefined for products the site does not sell. */
export async function findCategoryOrder(
  db: Db,
  site: SiteCode,
  productId: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ order: productFacet.catOrd })
    .from(productFacet)
    .where(and(eq(productFacet.site, site), eq(productFacet.id, productId)));
  return row?.order;
}

/** Where products stand among the categories; those the site does not sell are left out. */
export async function listCategoryOrders(
  db: Db,
  site: SiteCode,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: productFacet.id, order: productFacet.catOrd })
    .from(productFacet)
    .where(and(eq(productFacet.site, site), inArray(productFacet.id, [...productIds])));
  return new Map(rows.map(({ id, order }) => [id, order]));
}

export async function listBasketProducts(db: Db, { ownerId, site }: Owner): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: variants.productId })
    .from(basketItems)
    .innerJoin(baskets, eq(baskets.id, basketItems.basketId))
    .innerJoin(variants, eq(variants.id, basketItems.variantId))
    .where(and(eq(baskets.ownerId, ownerId), eq(baskets.site, site), eq(baskets.status, 'open')));
  return rows.map(({ id }) => id);
}

/** Products of vsins, as cards name them. */
export async function listProductsOf(db: Db, vsins: readonly string[]): Promise<Map<string, number>> {
  if (vsins.length === 0) return new Map();
  const rows = await db
    .select({ vsin: variants.vsin, id: variants.productId })
    .from(variants)
    .where(inArray(variants.vsin, [...vsins]));
  return new Map(rows.map(({ vsin, id }) => [vsin, id]));
}
