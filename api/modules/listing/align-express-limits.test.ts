import type { Product } from '../../contract/catalogue.ts';
import type { Listing } from '../../contract/listing.ts';
import { siteCodes } from '../../contract/sites.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { defaultConfig } from '../remote-config/config-values.ts';
import { readTemplateFile, textsOf } from '../remote-config/template-file.ts';
import { alignExpressLimits } from './align-express-limits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const limit = 8;
async function align() {
  const sites = await alignExpressLimits(api.database, { config: () => api.config, now: api.clock.now });
  api.services.catalogue.invalidateVersion();
  return sites;
}

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
  expect(await align()).toEqual([...siteCodes]);
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
