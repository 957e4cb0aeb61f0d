import { sql } from 'drizzle-orm';
import { touchCatalogue } from '../../db/catalogue-version.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import type { EngineQuery } from './engine.ts';
import { awaitedProducts } from './list-facets.ts';
import { listByBruteForce } from './testing/brute-force.ts';
import { readPlainRows } from './testing/plain-rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const query: EngineQuery = {
  scope: { site: 'nl', categories: null, ids: null, scores: null, onlyExpress: false, createdFrom: null },
  values: {},
  ranges: { price: { min: 20_000, max: null } },
  newFrom: null,
  sort: 'popular',
  offset: 0,
  limit: 24,
};

const expectedNow = async () => listByBruteForce(await readPlainRows(api.db), query);

async function noteChange(): Promise<void> {
  await touchCatalogue(api.db);
  api.services.catalogue.invalidateVersion();
}

/** `count` copies of the facet rows of the seed, without products behind them. */
async function addRows(count: number): Promise<void> {
  await api.db.execute(sql`
    INSERT INTO product_facet SELECT (jsonb_populate_record(f, jsonb_build_object('id', 1000000 + n * 100 + f.id))).*
    FROM product_facet f, generate_series(1, ${Math.ceil(count / 66)}::int) AS n WHERE f.site = 'nl'`);
  await noteChange();
}

test('a small catalogue is never behind', async () => {
  const before = await api.services.catalogue.listFacets(query);
  expect(before).toEqual(await expectedNow());
  await api.db.execute(sql`DELETE FROM product_facet WHERE id = ${before.ids[0] ?? 0}`);
  await noteChange();
  const after = await api.services.catalogue.listFacets(query);
  expect(after.total).toBe(before.total - 1);
  expect(after).toEqual(await expectedNow());
});

test('a large one answers from the former index until the new one is read', async () => {
  await addRows(awaitedProducts + 500);
  await api.services.catalogue.listFacets(query);
  await api.db.execute(sql`DELETE FROM product_facet WHERE id > 1004000`);
  await noteChange();
  const expected = await expectedNow();
  const meanwhile = await api.services.catalogue.listFacets(query);
  expect(meanwhile.total).toBeGreaterThan(expected.total);
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await api.services.catalogue.listFacets(query)).total === expected.total) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await api.services.catalogue.listFacets(query)).toEqual(expected);
});
