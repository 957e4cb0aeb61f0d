import { eq } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import type { Product } from '../../contract/catalogue.ts';
import type { ProductVariant } from '../../contract/product-variants.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { prices } from '../../db/schema/prices.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { readVariantCards } from './cards.ts';

const context = { site: siteRules.nl, language: siteRules.nl.language };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const listOf = (vsin: string) => api.get<ProductVariant>(`product-variants/${vsin}`);

test('a product has all its versions, whichever is asked for, as their own pages tell them', async () => {
  const { items } = await listOf('V100101');
  expect(items.length).toBeGreaterThan(1);
  expect((await listOf(items.at(-1)?.vsin ?? '')).items).toEqual(items);
  for (const variant of items) {
    const [page] = (await api.get<Product>(`product/${variant.vsin}`)).items;
    expect(variant).toMatchObject({
      title: page?.title,
      alias: page?.alias,
      unitPrice: page?.unitPrice,
      generalMarketPrice: page?.generalMarketPrice,
      isAvailable: page?.isAvailable,
      deliveryDate: page?.delivery?.deliveryDate,
      bufferedDeliveryDate: page?.delivery?.bufferedDeliveryDate,
    });
    const chosen = page?.options.map(({ title, values }) => ({
      title,
      value: values.find(({ isSelected }) => isSelected)?.title,
    }));
    expect(variant.options).toEqual(chosen);
  }
});

test('a version that is sold out promises no day, in the list, on its page and on its card', async () => {
  const soldOut = 'V100102';
  await api.db.update(variants).set({ onHand: 0, inventoryPolicy: 'deny' }).where(eq(variants.vsin, soldOut));
  const listed = (await listOf(soldOut)).items.find(({ vsin }) => vsin === soldOut);
  expect(listed).toMatchObject({ isAvailable: false, deliveryDate: null, bufferedDeliveryDate: null });
  const [page] = (await api.get<Product>(`product/${soldOut}`)).items;
  expect(page).toMatchObject({ isAvailable: false, delivery: null });
  const [card] = await readVariantCards(api.services, context, [soldOut]);
  expect(card).toMatchObject({ isAvailable: false, isExpress: false, calculatedDeliveryDays: null });
});

test('a version without a price on the site is neither listed nor found', async () => {
  const { items } = await listOf('V100101');
  const gone = items.at(-1)?.vsin ?? '';
  const [row] = await api.db.select({ id: variants.id }).from(variants).where(eq(variants.vsin, gone));
  await api.db.delete(prices).where(eq(prices.variantId, row?.id ?? 0));
  expect((await listOf('V100101')).items.map(({ vsin }) => vsin)).toEqual(
    items.slice(0, -1).map(({ vsin }) => vsin),
  );
  expect((await listOf(gone)).status).toBe(404);
});

test.each(['V999999999', 'C11', 'zomaar'])('there is no product %s', async (vsin) => {
  const { status, error } = await listOf(vsin);
  expect([status, error?.code]).toEqual([404, 'product-not-found']);
});
