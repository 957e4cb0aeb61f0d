import { sql } from 'drizzle-orm';
import type { Product } from '../../contract/catalogue.ts';
import type { Listing } from '../../contract/listing.ts';
import { siteCodes } from '../../contract/sites.ts';
import { rowsOf } from '../../db/rows.ts';
import { createChanges } from '../../events/changes.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { until } from '../../testing/until.ts';
import { defaultConfig } from '../remote-config/config-values.ts';
import { readTemplateFile, textsOf } from '../remote-config/template-file.ts';
import { keepListingsAligned } from './align-express-limits.ts';
import { readExpressLimit } from './express-limits.ts';
import { rebuildProductFacets } from './rebuild.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const limit = 8;
/** What aligning at a start of the shop says of listings. */
async function align() {
  const told: string[] = [];
  const stopHearing = api.services.changes.subscribe((tags) => void told.push(...tags));
  (await keepListingsAligned(api.database, api.services))();
  stopHearing();
  return told;
}
const listings = siteCodes.map((site) => `listing:${site}`);

async function listExpress(): Promise<Listing> {
  const { items } = await api.get<Listing>('products-listing?type=express&size=96');
  const [listing] = items;
  if (!listing) throw new Error('No listing');
  return listing;
}

const countOf = ({ facets }: Listing, code: string, value: string) =>
  facets
    .flatMap((facet) => ('values' in facet && facet.code === code ? facet.values : []))
    .find((one) => one.value === value)?.count;

test('the limit by default is that of §9, and nothing has to be rebuilt for it', async () => {
  expect(defaultConfig.EXPRESS_DELIVERY_MAX_LIMIT).toBe(20);
  expect(await align()).toEqual([]);
});

test('page, badge, highlight and filter mean the same with another limit', async () => {
  const before = await listExpress();
  api.config.EXPRESS_DELIVERY_MAX_LIMIT = limit;
  expect(await align()).toEqual(listings);
  expect(await align()).toEqual([]);

  const listing = await listExpress();
  expect(listing.total).toBeGreaterThan(24);
  expect(listing.total).toBeLessThan(before.total);
  expect(listing.products).toHaveLength(listing.total);
  for (const { vsin, badges, lastDeliveryDays } of listing.products) {
    expect([vsin, badges.includes('express')]).toEqual([vsin, true]);
    expect(lastDeliveryDays).toBeLessThanOrEqual(limit);
  }
  const within = ['days-5', 'days-10'].map((band) => countOf(listing, 'delivery', band) ?? 0);
  expect(within.reduce((sum, count) => sum + count, 0)).toBe(listing.total);
  const [all] = (await api.get<Listing>('products-listing?type=search&term=')).items;
  expect(all && countOf(all, 'offer', 'express')).toBe(listing.total);

  const { items } = await api.get<Listing>('products-listing?type=newest&size=96');
  const products = items[0]?.products ?? [];
  const quick = new Set(listing.products.map(({ vsin }) => vsin));
  for (const card of [...products, ...before.products]) {
    const [product] = (await api.get<Product>(`product/${card.vsin}`)).items;
    const isQuick = quick.has(card.vsin);
    expect([card.vsin, product?.highlights.includes('expressDelivery')]).toEqual([card.vsin, isQuick]);
  }
});

test('the shop comes with a limit of its own', () => {
  expect(textsOf(readTemplateFile(), 'nl')('EXPRESS_DELIVERY_MAX_LIMIT')).toBe(String(limit));
});

/** One more instance on the same database, which applies a limit only when told to. */
async function otherInstance() {
  let days = api.config.EXPRESS_DELIVERY_MAX_LIMIT;
  const told: string[] = [];
  const changes = createChanges((error) => {
    throw error;
  });
  const config = () => ({ ...api.config, EXPRESS_DELIVERY_MAX_LIMIT: days });
  const stop = await keepListingsAligned(api.database, { ...api.services, changes, config });
  changes.subscribe((tags) => void told.push(...tags.filter((tag) => tag.startsWith('listing:'))));
  const hears = () => changes.publish(['config:nl']);
  const applies = (next: number) => {
    days = next;
    hears();
  };
  return { told, stop, hears, applies };
}

test('an instance that only hears of a limit does not bring back that of before', async () => {
  const expressLimit = () => readExpressLimit(api.db, 'nl');
  const [first, second] = [await otherInstance(), await otherInstance()];
  first.applies(5);
  await until(async () => (await expressLimit()) === 5);
  second.hears();
  second.applies(5);
  second.applies(6);
  await until(() => second.told.length > 0);
  expect(await expressLimit()).toBe(6);
  expect(second.told).toEqual(listings);
  first.stop();
  second.stop();
});

/** PGlite runs one statement after the other and would hide every race. */
(process.env.TEST_DATABASE_URL ? test : test.skip)(
  'a product whose row is being renewed is renewed again afterwards, not refused (on PostgreSQL only)',
  async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isRenewed = () => {};
    const renewed = new Promise<void>((resolve) => {
      isRenewed = resolve;
    });
    const renewing = api.db.transaction(async (tx) => {
      await rebuildProductFacets(tx, [1], api.clock.now);
      isRenewed();
      await held;
    });
    await renewed;
    api.config.EXPRESS_DELIVERY_MAX_LIMIT = 9;
    const aligning = align();
    const waiting = () =>
      api.db.execute(
        sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
    await until(async () => rowsOf(await waiting()).length > 0);
    letGo();
    await renewing;
    expect(await aligning).toEqual(listings);
  },
);
