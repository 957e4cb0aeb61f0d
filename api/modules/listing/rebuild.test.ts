import { and, eq, sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { Listing } from '../../contract/listing.ts';
import { products, variants } from '../../db/schema/catalogue.ts';
import { productFacet } from '../../db/schema/facets.ts';
import { priceLog, prices } from '../../db/schema/prices.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { rebuildSearch } from '../search/rebuild.ts';
import { moveStock, returnStock, takeStock } from '../stock/stock.ts';
import { looksOf } from './looks.ts';
import { rebuildFacets, rebuildProductFacets } from './rebuild.ts';
import { sizesOf } from './sizes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const productId = 1;
const isOslo = eq(productFacet.id, productId);

async function facetRow() {
  const [row] = await api.db
    .select()
    .from(productFacet)
    .where(and(isOslo, eq(productFacet.site, 'nl')));
  if (!row) throw new Error('No facet row');
  return row;
}

async function total(query: string): Promise<number> {
  const { items } = await api.get<Listing>(`products-listing?${query}`);
  return items[0]?.total ?? -1;
}

test('one product is rebuilt exactly as all are', async () => {
  const rows = () => api.db.select().from(productFacet).orderBy(productFacet.site, productFacet.id);
  const seeded = await rows();
  await api.db.delete(productFacet).where(isOslo);
  await rebuildProductFacets(api.db, [productId], api.clock.now);
  expect(await rows()).toEqual(seeded);
  await rebuildFacets(api.db, null, api.clock.now);
  expect(await rows()).toEqual(seeded);
});

test('price, reduction, stock and size follow the default variant', async () => {
  const [variant] = await api.db
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.isDefault, true)));
  const id = variant?.id ?? 0;
  const since = (days: number) => new Date(api.clock.now.getTime() - days * dayMs);
  await api.db.delete(priceLog).where(eq(priceLog.variantId, id));
  await api.db.insert(priceLog).values([
    { variantId: id, site: 'nl', amount: 90_000, since: since(60) },
    { variantId: id, site: 'nl', amount: 70_000, since: since(2) },
  ]);
  await api.db.update(prices).set({ amount: 70_000 }).where(eq(prices.variantId, id));
  await api.db
    .update(variants)
    .set({ onHand: 0, inventoryPolicy: 'deny', deliveryDays: 4, productionDays: 12, widthMm: 1996 })
    .where(eq(variants.id, id));
  const before = await facetRow();
  await rebuildProductFacets(api.db, [productId], api.clock.now);
  const row = await facetRow();
  // Sold out, so it comes at no time.
  expect(row).toMatchObject({ price: 70_000, delivery: 0 });
  expect(sizesOf(row.width)).toContain(200);
  // On sale now, and sold out, so no longer express.
  expect(row.offer & 5).toBe(1);
  expect(row.colour).toBe(before.colour);
});

test('the last piece that is sold takes the product out of the delivery times, and its return brings it back', async () => {
  const isDefault = and(eq(variants.productId, productId), eq(variants.isDefault, true));
  const [variant] = await api.db
    .update(variants)
    .set({ onHand: 1, inventoryPolicy: 'deny', deliveryDays: 4 })
    .where(isDefault)
    .returning({ variantId: variants.id, vsin: variants.vsin });
  if (!variant) throw new Error('No variant');
  const wanted = { ...variant, quantity: 1, message: '', onHand: 1, inventoryPolicy: 'deny' as const };
  await moveStock(api.services, async (tx, note) => note(await takeStock(tx, [wanted])));
  expect(await facetRow()).toMatchObject({ delivery: 0 });
  await moveStock(api.services, async (tx, note) => note(await returnStock(tx, [wanted])));
  expect((await facetRow()).delivery).toBeGreaterThan(0);
});

test('colours and looks are those of variants that the site sells', async () => {
  const before = await facetRow();
  await api.db.execute(sql`
    DELETE FROM prices WHERE site = 'nl' AND variant_id IN (
      SELECT id FROM variants WHERE product_id = ${productId} AND NOT is_default)`);
  await rebuildProductFacets(api.db, [productId], api.clock.now);
  const { colour, looks } = await facetRow();
  const bitsOf = (mask: bigint) => [...mask.toString(2)].filter((bit) => bit === '1').length;
  expect(bitsOf(before.colour)).toBeGreaterThan(1);
  expect(bitsOf(colour)).toBe(1);
  expect(looksOf(looks)).toHaveLength(1);
});

test('a new product is listed and found at once, and a removed one is gone', async () => {
  const inSofas = await total('type=category&vsin=C11');
  const copy = 70_001;
  await api.db.execute(sql`
    INSERT INTO products SELECT (jsonb_populate_record(p, jsonb_build_object('id', ${copy}::int, 'code', 'copy',
      'title', jsonb_build_object('nl', 'Kwartel zitbank')))).* FROM products p WHERE id = ${productId}`);
  await api.db.execute(sql`
    INSERT INTO variants SELECT (jsonb_populate_record(v, jsonb_build_object('id', 7000101, 'vsin', 'V7000101',
      'product_id', ${copy}::int))).* FROM variants v WHERE product_id = ${productId} AND is_default`);
  await api.db.insert(prices).values({ variantId: 7000101, site: 'nl', amount: 50_000 });
  await rebuildProductFacets(api.db, [copy], api.clock.now);
  await rebuildSearch(api.db);
  api.services.catalogue.invalidateVersion();
  expect(await total('type=category&vsin=C11')).toBe(inSofas + 1);
  expect(await total('type=search&term=kwartel')).toBe(1);
  expect(await total('type=search&term=kwatrel')).toBe(1);

  await api.db.delete(prices).where(eq(prices.variantId, 7000101));
  await api.db.delete(variants).where(eq(variants.id, 7000101));
  await api.db.delete(products).where(eq(products.id, copy));
  await rebuildFacets(api.db, 'nl', api.clock.now);
  await rebuildSearch(api.db);
  api.services.catalogue.invalidateVersion();
  expect(await total('type=category&vsin=C11')).toBe(inSofas);
  expect(await total('type=search&term=kwartel')).toBe(0);
});
