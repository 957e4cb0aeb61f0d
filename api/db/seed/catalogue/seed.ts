import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../client.ts';
import * as catalogue from '../../schema/catalogue.ts';
import { facetValues } from '../../schema/facets.ts';
import { priceLog, prices } from '../../schema/prices.ts';
import { showroomStock, showrooms } from '../../schema/showrooms.ts';
import { categoryRows } from './category-rows.ts';
import { facetRows } from './facets.ts';
import { collectionRows, tagRows } from './group-rows.ts';
import { makerRows } from './makers.ts';
import { optionRows } from './options.ts';
import { reviewRows } from './reviews.ts';
import * as rows from './rows.ts';
import { setupProductRows } from './setup-products.ts';
import { showroomRows } from './showrooms.ts';

/** Rows per statement: well below the limit of 65 535 parameters for the widest table. */
const batchSize = 500;

async function insertAll<T extends PgTable>(
  tx: Tx,
  table: T,
  values: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < values.length; start += batchSize)
    await tx.insert(table).values(values.slice(start, start + batchSize));
}

/**
 * Writes the whole catalogue into empty tables in one transaction. Everything follows from the data files and `now`:
 * dates are relative to it, the rest is the same each time.
 */
export async function seedCatalogue(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await insertAll(tx, catalogue.setupProducts, setupProductRows);
    await insertAll(tx, catalogue.categories, categoryRows);
    await insertAll(tx, catalogue.collections, collectionRows);
    await insertAll(tx, catalogue.tags, tagRows);
    await insertAll(tx, catalogue.makers, makerRows);
    await insertAll(tx, facetValues, facetRows);
    await insertAll(tx, catalogue.optionValues, optionRows(rows.usedSizes));
    await insertAll(tx, catalogue.products, rows.productRows(now));
    await insertAll(tx, catalogue.variants, rows.datedVariantRows(now));
    await insertAll(tx, prices, rows.priceRows);
    await insertAll(tx, priceLog, rows.priceLogRows(now));
    await insertAll(tx, catalogue.productCollections, rows.productCollectionRows);
    await insertAll(tx, catalogue.productTags, rows.productTagRows);
    await insertAll(tx, catalogue.productRelations, rows.productRelationRows);
    await insertAll(tx, showrooms, showroomRows);
    await insertAll(tx, showroomStock, rows.showroomStockRows);
    await insertAll(tx, catalogue.reviews, reviewRows(now));
  });
}
