import { eq } from 'drizzle-orm';
import type { Product } from '../../contract/catalogue.ts';
import { type FeedItem, mostFeedItems } from '../../contract/feed.ts';
import { siteCodes } from '../../contract/sites.ts';
import { reviews, variants } from '../../db/schema/catalogue.ts';
import { prices } from '../../db/schema/prices.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function readAll(site = 'nl', category = ''): Promise<FeedItem[]> {
  const all: FeedItem[] = [];
  for (let after = ''; ; after = all.at(-1)?.vsin ?? '') {
    const query = new URLSearchParams({ ...(after && { after }), ...(category && { category }) });
    const { items } = await api.get<FeedItem>(`/api/${site}/feed-items?${query}`);
    if (items.length === 0) return all;
    expect(items.length).toBeLessThanOrEqual(mostFeedItems);
    all.push(...items);
  }
}

it.each(siteCodes)('lists every variant that %s sells, each once', async (site) => {
  const sold = await api.db
    .select({ vsin: variants.vsin })
    .from(variants)
    .innerJoin(prices, eq(prices.variantId, variants.id))
    .where(eq(prices.site, site));
  const listed = (await readAll(site)).map(({ vsin }) => vsin);
  expect(listed.length).toBeGreaterThan(mostFeedItems);
  expect(listed.toSorted()).toEqual(sold.map(({ vsin }) => vsin).toSorted());
});

it('says of each variant what its page says', async () => {
  const all = await readAll();
  const some = all.filter((_, index) => index % 12 === 0);
  for (const item of some) {
    const [page] = (await api.get<Product>(`product/${item.vsin}`)).items;
    expect(item).toMatchObject({
      alias: page?.alias,
      title: page?.title,
      brand: page?.brand,
      group: page?.group,
      breadcrumbs: page?.breadcrumbs,
      unitPrice: page?.unitPrice,
      generalMarketPrice: page?.generalMarketPrice,
      isAvailable: page?.isAvailable,
      restockDate: page?.restockDate,
      deliveryCost: page?.deliveryCost.home,
      dimensions: page?.dimensions,
      pictures: page?.media.map(({ securePath, alt }) => ({ path: securePath, alt })),
    });
    expect(item.delivery?.lastDay).toBe(page?.delivery?.lastDeliveryDays);
    expect(new Date(item.changedAt).getTime()).toBeLessThanOrEqual(Date.now());
  }
  expect(all.some(({ generalMarketPrice }) => generalMarketPrice)).toBe(true);
  expect(all.some(({ isAvailable }) => !isAvailable)).toBe(true);
});

it('lists a category with all below it, and nothing else', async () => {
  const all = await readAll();
  const living = await readAll('nl', 'C1');
  expect(living.map(({ vsin }) => vsin)).toEqual(
    all.filter(({ breadcrumbs }) => breadcrumbs[0]?.vsin === 'C1').map(({ vsin }) => vsin),
  );
  expect(living.length).toBeLessThan(all.length);
});

it('tells stars of buyers only', async () => {
  expect((await readAll()).filter(({ rating }) => rating)).toEqual([]);
  const [first] = await api.db.select().from(reviews).limit(1);
  const productId = first?.productId ?? 0;
  await api.db.update(reviews).set({ isExample: false }).where(eq(reviews.productId, productId));
  const rated = (await readAll()).filter(({ rating }) => rating);
  const own = await api.db
    .select({ vsin: variants.vsin })
    .from(variants)
    .where(eq(variants.productId, productId));
  expect(rated.map(({ vsin }) => vsin).toSorted()).toEqual(own.map(({ vsin }) => vsin).toSorted());
});

it.each([
  ['after=V999999999', 404],
  ['category=C99999', 404],
  ['after=x', 400],
  ['size=3', 400],
])('refuses ?%s', async (query, status) => {
  expect((await api.get(`feed-items?${query}`)).status).toBe(status);
});
