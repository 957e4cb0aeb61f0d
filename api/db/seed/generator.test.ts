import { sql } from 'drizzle-orm';
import type { Listing, Suggestion } from '../../contract/listing.ts';
import { rebuildIndexes } from '../../rebuild-indexes.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { rowsOf } from '../rows.ts';
import { generate } from './generator.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

async function fingerprint(): Promise<unknown> {
  return rowsOf(
    await api.db.execute(sql`
      SELECT count(*)::int AS n, md5(string_agg(p.title::text || p.popularity || v.vsin || pr.amount, ',' ORDER BY v.id)) AS hash
      FROM products p JOIN variants v ON v.product_id = p.id JOIN prices pr ON pr.variant_id = v.id WHERE p.id >= 100000`),
  )[0];
}

test('generated products are the same each time, and can be listed, found and opened', async () => {
  const { now } = api.clock;
  await generate(api.db, 150, { rebuildIndexes, seed: 7, now });
  const once = await fingerprint();
  const { items } = await api.get<Listing>('products-listing?type=search&term=&sort=newest');
  expect(items[0]?.total).toBe(66 + 150);
  for (const card of items[0]?.products ?? []) {
    expect(card.vsin).toMatch(/^V\d{1,9}$/);
    expect((await api.get(`product/${card.vsin}`)).status).toBe(200);
  }
  const suggestion = await api.get<Suggestion>('suggest?term=bank');
  expect(suggestion.items[0]?.products.length).toBeGreaterThan(0);

  for (const table of ['product_collections', 'product_tags', 'reviews'])
    await api.db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE product_id >= 100000`);
  for (const table of ['showroom_stock', 'price_log', 'prices'])
    await api.db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE variant_id >= 900000000`);
  await api.db.execute(sql`DELETE FROM variants WHERE product_id >= 100000`);
  await api.db.execute(sql`DELETE FROM products WHERE id >= 100000`);
  // In two steps this time: the second goes on where the first ended.
  await generate(api.db, 60, { rebuildIndexes, seed: 7, now });
  await generate(api.db, 90, { rebuildIndexes, seed: 7, now });
  expect(await fingerprint()).toEqual(once);
}, 120_000);

test('more than the vsins have room for is refused', async () => {
  await expect(generate(api.db, 1_000_001, { rebuildIndexes })).rejects.toThrow(RangeError);
});
