import { eq, like } from 'drizzle-orm';
import type { Basket } from '../../contract/basket.ts';
import type { Order } from '../../contract/checkout.ts';
import { categories, productTags, setupProducts, tags, variants } from '../../db/schema/catalogue.ts';
import { productFacet } from '../../db/schema/facets.ts';
import { basketItems, orderItems } from '../../db/schema/sales.ts';
import { newShopper, only, setPrice, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const sofa = 'V100101';

describe('installation', () => {
  let api: TestApi;
  let lamp = '';
  beforeAll(async () => {
    api = await startTestApi();
    lamp = await variantOf('C63');
    await setPrice(api, lamp, 99_900);
    for (const vsin of [lamp, sofa]) await setStock(api, vsin, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  /** Some variant of a category whose products can be installed, with or without the tag that promises it for nothing. */
  async function variantOf(categoryVsin: string, isFree = false): Promise<string> {
    const rows = await api.db
      .select({ vsin: variants.vsin, tag: tags.alias })
      .from(variants)
      .innerJoin(productFacet, eq(productFacet.id, variants.productId))
      .innerJoin(categories, eq(categories.lft, productFacet.catOrd))
      .leftJoin(productTags, eq(productTags.productId, variants.productId))
      .leftJoin(tags, eq(tags.id, productTags.tagId))
      .where(like(categories.vsin, `${categoryVsin}%`))
      .orderBy(variants.vsin);
    const free = new Set(rows.flatMap(({ vsin, tag }) => (tag?.nl === 'gratis-montage' ? vsin : [])));
    return rows.find(({ vsin }) => free.has(vsin) === isFree)?.vsin ?? '';
  }
  const toggle = (token: string, ...codes: unknown[]) =>
    api.post<Basket>('basket/addremoveinstallation', codes, token);

  test('is offered with what can be installed, at the price of the site', async () => {
    const shopper = await newShopper(api);
    await shopper.add(sofa);
    const { items } = only(await shopper.add(lamp));
    expect(items[0]).toMatchObject({ hasSetupProduct: false, availableSetupProduct: null });
    expect(items[1]).toMatchObject({
      hasSetupProduct: true,
      setupProduct: null,
      availableSetupProduct: {
        vsin: 'S104',
        title: 'Lamp ophangen en aansluiten',
        unitPrice: { amount: 5995, currency: 'EUR' },
        category: { vsin: 'S1' },
        calculatedDeliveryDays: items[1]?.calculatedDeliveryDays,
        discountRate: 0,
      },
    });
  });

  test('is offered for no money where it is promised for nothing, also when it was chosen before that', async () => {
    const wardrobe = await variantOf('C5', true);
    expect(wardrobe).not.toBe('');
    await setStock(api, wardrobe, null, 'continue');
    const shopper = await newShopper(api);
    const [line] = only(await shopper.add(wardrobe)).items;
    expect(line).toMatchObject({
      hasFreeInstallation: true,
      hasSetupProduct: false,
      availableSetupProduct: null,
    });
    expect((await toggle(shopper.token, wardrobe)).error?.code).toBe('invalid-input');
    await api.db.update(basketItems).set({ withSetup: true });
    const basket = only(await api.get<Basket>('basket', shopper.token));
    expect(basket.items[0]?.setupProduct).toBeNull();
    expect(basket.orderSummary.subTotal).toEqual(line?.lineTotal);
  });

  test('is added for every piece, counts in the total, and is removed by the same call', async () => {
    const shopper = await newShopper(api);
    const before = only(await shopper.add(lamp, 2));
    const chosen = only(await toggle(shopper.token, lamp));
    expect(chosen.items[0]?.setupProduct).toMatchObject({ quantity: 2, lineTotal: { amount: 2 * 5995 } });
    expect(chosen.items[0]?.lineTotal).toEqual(before.items[0]?.lineTotal);
    expect(chosen.orderSummary.total.amount).toBe(before.orderSummary.total.amount + 2 * 5995);
    expect(await shopper.basket()).toEqual(chosen);
    const removed = only(await toggle(shopper.token, lamp));
    expect(removed).toEqual({ ...before, revision: removed.revision });
  });

  test('follows the quantity of its line and vanishes with it', async () => {
    const shopper = await newShopper(api);
    await shopper.add(lamp);
    await toggle(shopper.token, lamp);
    const more = only(await shopper.add(lamp, 2));
    expect(more.items[0]?.setupProduct).toMatchObject({ quantity: 3 });
    const set = only(await shopper.put({ items: [{ productId: lamp, quantity: 2 }] }));
    expect(set.items[0]?.setupProduct).toMatchObject({ quantity: 2 });
    expect(only(await shopper.put({ items: [] })).orderSummary.total.amount).toBe(0);
    expect(only(await shopper.add(lamp)).items[0]?.setupProduct).toBeNull();
  });

  test('stands in the order, which comes to the total of the basket', async () => {
    const shopper = await newShopper(api);
    await shopper.add(lamp);
    await toggle(shopper.token, lamp);
    const basket = await shopper.chooseAddress();
    const { orderId } = only(await shopper.checkout({ expectedTotal: basket.orderSummary.total.amount }));
    const order = only<Order>(await shopper.order(orderId));
    expect(order.items[0]?.setupProduct).toEqual(basket.items[0]?.setupProduct);
    expect(order.orderSummary).toEqual(basket.orderSummary);
    const lines = await api.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    expect(lines.reduce((sum, line) => sum + line.lineAmount, 0)).toBe(order.orderSummary.subTotal.amount);
  });

  test('does not bring free delivery nearer: that is earned with goods', async () => {
    const shopper = await newShopper(api);
    api.config.PRODUCT_FREE_DELIVERY_LOWER_LIMIT = 1000;
    await shopper.add(lamp);
    const basket = only(await toggle(shopper.token, lamp));
    expect(basket.orderSummary.subTotal.amount).toBeGreaterThan(100_000);
    expect(basket.orderSummary.delivery.amount).toBeGreaterThan(0);
    api.config.PRODUCT_FREE_DELIVERY_LOWER_LIMIT = 0;
  });

  test('is all or nothing: no line, no installation, not even a product', async () => {
    const shopper = await newShopper(api);
    await shopper.add(lamp);
    await shopper.add(sofa);
    expect((await toggle(shopper.token, lamp, 'V999999999')).error?.code).toBe('product-not-found');
    expect((await toggle(shopper.token, lamp, sofa)).error?.code).toBe('invalid-input');
    for (const code of ['S104', 7, null, {}, ''])
      expect((await toggle(shopper.token, lamp, code)).error?.code).toBe('invalid-input');
    const once = only(await toggle(shopper.token, lamp, lamp));
    expect(once.items[0]?.setupProduct).not.toBeNull();
    expect((await toggle('nonsense', lamp)).error?.code).toBe('token-invalid');
  });

  test('is not sold on its own, and no page shows it', async () => {
    const shopper = await newShopper(api);
    expect((await shopper.add('S104')).error?.code).toBe('invalid-input');
    expect((await api.get('product/S104')).status).toBe(404);
    const { items } = await api.get('search?searchTerm=monteren');
    expect(JSON.stringify(items)).not.toContain('S104');
  });

  test('is gone from the total once the site no longer offers it, and can then only be taken away', async () => {
    const shopper = await newShopper(api);
    await shopper.add(lamp);
    await toggle(shopper.token, lamp);
    const [stored] = await api.db.select().from(setupProducts).where(eq(setupProducts.vsin, 'S104'));
    await api.db.update(setupProducts).set({ prices: {} }).where(eq(setupProducts.vsin, 'S104'));
    const [item] = (await shopper.basket()).items;
    expect(item).toMatchObject({ hasSetupProduct: false, setupProduct: null });
    expect((await toggle(shopper.token, lamp)).status).toBe(200);
    expect((await toggle(shopper.token, lamp)).error?.code).toBe('invalid-input');
    await api.db
      .update(setupProducts)
      .set({ prices: stored?.prices ?? {} })
      .where(eq(setupProducts.vsin, 'S104'));
  });
});
