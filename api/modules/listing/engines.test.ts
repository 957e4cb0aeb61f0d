import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Db } from '../../db/client.ts';
import { productFacet } from '../../db/schema/facets.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { maskOf } from './facet-columns.ts';
import { readFacetColumns } from './facet-columns-of-site.ts';
import { FacetIndex } from './facet-index.ts';
import { listBySql } from './sql-engine.ts';
import { queryArbitrary, rowsArbitrary } from './testing/arbitraries.ts';
import { listByBruteForce, type PlainRow } from './testing/brute-force.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

async function write(db: Db, rows: readonly PlainRow[]): Promise<void> {
  await db.execute(sql`DELETE FROM product_facet`);
  if (rows.length === 0) return;
  await db.insert(productFacet).values(
    rows.map((row) => ({
      site: 'nl' as const,
      id: row.id,
      catOrd: row.category,
      popularity: row.popularity,
      created: row.created,
      rating: row.stars,
      colourMask: maskOf(row.values.colour),
      materialMask: maskOf(row.values.material),
      styleId: row.values.style[0] ?? 0,
      ratingBand: row.values.rating[0] ?? 0,
      deliveryBand: row.values.delivery[0] ?? 0,
      offerMask: Number(maskOf(row.values.offer)),
      price: row.ranges.price,
      widthCm: row.ranges.width,
      depthCm: row.ranges.depth,
      heightCm: row.ranges.height,
    })),
  );
}

test('SQL and memory give what the definition says, for any rows and any query', async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsArbitrary,
      fc.array(queryArbitrary, { minLength: 8, maxLength: 8 }),
      async (rows, queries) => {
        await write(api.db, rows);
        const index = new FacetIndex(await readFacetColumns(api.db, 'nl'));
        for (const query of queries) {
          const expected = listByBruteForce(rows, query);
          expect(index.list(query)).toEqual(expected);
          expect(await listBySql(api.db, query)).toEqual(expected);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
