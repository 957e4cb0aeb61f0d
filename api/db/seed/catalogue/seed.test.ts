import { count, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { siteCodes } from '../../../contract/sites.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../client.ts';
import { rowsOf } from '../../rows.ts';
import * as catalogue from '../../schema/catalogue.ts';
import { facetValues, productFacet } from '../../schema/facets.ts';
import { priceLog, prices } from '../../schema/prices.ts';
import { showroomStock, showrooms } from '../../schema/showrooms.ts';
import { categoryRows } from './category-rows.ts';
import { tagRows } from './group-rows.ts';
import * as rows from './rows.ts';
import { seedCatalogue } from './seed.ts';

const now = new Date('2026-11-16T09:00:00Z');
const filled = [
  productFacet,
  showroomStock,
  showrooms,
  catalogue.reviews,
  catalogue.productRelations,
  catalogue.productTags,
  catalogue.productCollections,
  priceLog,
  prices,
  catalogue.variants,
  catalogue.products,
  catalogue.optionValues,
  facetValues,
  catalogue.makers,
  catalogue.tags,
  catalogue.collections,
  catalogue.categories,
  catalogue.setupProducts,
];

/** Room for a busy machine; nothing here depends on time. */
jest.setTimeout(60_000);

let database: Database;

async function countOf(table: PgTable): Promise<number> {
  const [row] = await database.db.select({ n: count() }).from(table);
  return row?.n ?? 0;
}

beforeAll(async () => {
  database = await openTestDatabase();
  for (const table of filled) await database.db.delete(table);
});
afterAll(() => database.close());

describe('seedCatalogue', () => {
  it('leaves nothing behind when a row is refused', async () => {
    const [spoiler] = tagRows;
    if (!spoiler) throw new Error('There are no tags');
    await database.db.insert(catalogue.tags).values(spoiler);
    await expect(seedCatalogue(database.db, now)).rejects.toThrow();
    expect(await countOf(catalogue.categories)).toBe(0);
    await database.db.delete(catalogue.tags);
  });

  it('fills empty tables with every row of the data files', async () => {
    await seedCatalogue(database.db, now);
    expect(await countOf(catalogue.categories)).toBe(categoryRows.length);
    expect(await countOf(catalogue.products)).toBe(66);
    expect(await countOf(catalogue.variants)).toBe(rows.variantRows.length);
    expect(await countOf(prices)).toBe(rows.variantRows.length * siteCodes.length);
    expect(await countOf(priceLog)).toBe(rows.priceLogRows(now).length);
    expect(await countOf(showroomStock)).toBe(rows.showroomStockRows.length);
  });

  it('reaches each product through the range of every category above it', async () => {
    const found = rowsOf<{ vsin: string; products: number }>(
      await database.db.execute(sql`
        SELECT above.vsin, count(p.id)::int AS products
        FROM categories above
        LEFT JOIN categories leaf ON leaf.lft BETWEEN above.lft AND above.rgt
        LEFT JOIN products p ON p.category_id = leaf.id
        GROUP BY above.id ORDER BY above.lft`),
    );
    expect(found.filter((row) => row.products === 0)).toEqual([]);
    const roots = found.filter((row) => /^C\d$/.test(row.vsin));
    expect(roots.reduce((sum, row) => sum + row.products, 0)).toBe(66);
  });
});
