import { and, eq, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import { touchCatalogue } from '../../db/catalogue-version.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { intArray } from '../../db/int-array.ts';
import { rowsOf } from '../../db/rows.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { productFacet } from '../../db/schema/facets.ts';
import { priceLog, prices } from '../../db/schema/prices.ts';
import { type PriceEntry, priorPriceMinor } from '../product/price-rule.ts';
import { insertFacetRows } from './facet-row.ts';

/** Products per transaction: short enough for the embedded database's time limit on a slow machine. */
const chunkProducts = 2_000;

/** Keys `<site>:<product>` of products whose default variant may show a struck-through price. */
async function listReduced(db: Queryable, productIds: readonly number[], now: Date): Promise<string[]> {
  const rows = await db
    .select({
      key: sql<string>`${prices.site} || ':' || ${variants.productId}`,
      currentMinor: prices.amount,
      amountMinor: priceLog.amount,
      since: priceLog.since,
    })
    .from(variants)
    .innerJoin(prices, eq(prices.variantId, variants.id))
    .innerJoin(priceLog, and(eq(priceLog.variantId, variants.id), eq(priceLog.site, prices.site)))
    .where(and(eq(variants.isDefault, true), sql`${variants.productId} = ANY(${intArray(productIds)})`));
  const byKey = new Map<string, { currentMinor: number; log: PriceEntry[] }>();
  for (const { key, currentMinor, ...entry } of rows) {
    const known = byKey.get(key);
    if (known) known.log.push(entry);
    else byKey.set(key, { currentMinor, log: [entry] });
  }
  return [...byKey].flatMap(([key, { currentMinor, log }]) =>
    log.length > 1 && priorPriceMinor(log, currentMinor, now) !== null ? key : [],
  );
}

/** Any number. Whoever renews facet rows holds it: of two that did at once, one would write rows that the other has just written. */
const facetLock = 7_346_504;

/** Within a transaction, which the lock lasts as long as. */
async function rebuildChunk(db: Queryable, ids: readonly number[], site: SiteCode | null, now: Date) {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${facetLock})`);
  const reduced = await listReduced(db, ids, now);
  const ofSite = site ? eq(productFacet.site, site) : undefined;
  await db.delete(productFacet).where(and(sql`${productFacet.id} = ANY(${intArray(ids)})`, ofSite));
  await db.execute(insertFacetRows(ids, site, reduced));
}

/**
 * Brings the facet rows of some products in line with their tables, within the caller's transaction. After committing,
 * publish `listing:<site>`.
 */
export async function rebuildProductFacets(
  db: Queryable,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  if (productIds.length > 0) await rebuildChunk(db, productIds, null, now);
  await touchCatalogue(db);
}

/** Writes all facet rows anew, of one site or of all; readers meanwhile see the former rows. */
export async function rebuildFacets(db: Db, site: SiteCode | null, now: Date): Promise<void> {
  const rows = rowsOf<{ id: number }>(await db.execute(sql`SELECT id FROM products ORDER BY id`));
  const ids = rows.map((row) => row.id);
  for (let start = 0; start < ids.length; start += chunkProducts) {
    const chunk = ids.slice(start, start + chunkProducts);
    await db.transaction((tx) => rebuildChunk(tx, chunk, site, now));
  }
  await db.execute(
    sql`DELETE FROM product_facet f WHERE NOT EXISTS (SELECT 1 FROM products p WHERE p.id = f.id)`,
  );
  await touchCatalogue(db);
}
