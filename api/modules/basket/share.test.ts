import { and, count, eq } from 'drizzle-orm';
import type { Basket, BasketShare } from '../../contract/basket.ts';
import { dayMs } from '../../contract/calendar.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { prices } from '../../db/schema/prices.ts';
import { basketShares } from '../../db/schema/sharing.ts';
import { newShopper, only, setPrice, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const sofa = 'V100101';
const chair = 'V101001';
const lamp = 'V104001';

describe('a shared basket', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    for (const vsin of [sofa, chair, lamp]) await setStock(api, vsin, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  const share = async (token: string) => only(await api.get<BasketShare>('basket/share', token)).key;
  const open = (key: string, token: string) => api.post<Basket>(`basket/share/${key}`, undefined, token);
  const quantities = (basket: Basket) => basket.items.map((item) => [item.productId, item.quantity]);

  test('is rebuilt for another visitor in its order, and the first one keeps theirs', async () => {
    const [giver, taker] = [await newShopper(api), await newShopper(api)];
    await giver.add(chair, 4);
    await giver.add(sofa);
    const rebuilt = only(await open(await share(giver.token), taker.token));
    expect(quantities(rebuilt)).toEqual([
      [chair, 4],
      [sofa, 1],
    ]);
    expect(await taker.basket()).toEqual(rebuilt);
    await taker.add(lamp);
    expect((await giver.basket()).items).toHaveLength(2);
  });

  test('carries nothing of the person who shared it', async () => {
    const [giver, taker] = [await newShopper(api), await newShopper(api)];
    await giver.add(chair);
    await giver.chooseAddress();
    await giver.put({ note: 'Bel bij de buren', deliveryMethod: 'placement' });
    await taker.put({ note: 'Achterom' });
    const rebuilt = only(await open(await share(giver.token), taker.token));
    expect(rebuilt).toMatchObject({ note: 'Achterom', shippingAddressId: null, couponCode: null });
    const rows = JSON.stringify(await api.db.select().from(basketShares));
    expect(rows).not.toMatch(/buren|Sanne/);
  });

  test('replaces what the visitor had, and opening it twice is the same as once', async () => {
    const [giver, taker] = [await newShopper(api), await newShopper(api)];
    await giver.add(chair, 2);
    await taker.add(sofa);
    await taker.add(chair, 9);
    const key = await share(giver.token);
    await open(key, taker.token);
    expect(quantities(only(await open(key, taker.token)))).toEqual([[chair, 2]]);
  });

  test('has one key for one content, whoever shares it, and another for another', async () => {
    const [one, other] = [await newShopper(api), await newShopper(api)];
    for (const vsin of [lamp, chair]) await one.add(vsin, 3);
    for (const vsin of [chair, lamp]) await other.add(vsin, 3);
    const keys = new Set<string>();
    for (let call = 0; call < 5; call += 1) keys.add(await share(one.token)).add(await share(other.token));
    expect([...keys]).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
    await other.add(lamp);
    expect(keys).not.toContain(await share(other.token));
    const [stored] = await api.db
      .select({ rows: count() })
      .from(basketShares)
      .where(eq(basketShares.key, [...keys][0] ?? ''));
    expect(stored?.rows).toBe(1);
  });

  test('is gone after 30 days, kept longer by sharing it again', async () => {
    const [giver, taker] = [await newShopper(api), await newShopper(api)];
    await giver.add(sofa, 7);
    const key = await share(giver.token);
    const { now } = api.clock;
    const waitDays = (days: number) => {
      api.clock.now = new Date(now.getTime() + days * dayMs);
    };
    waitDays(20);
    expect(await share(giver.token)).toBe(key);
    waitDays(29);
    expect((await open(key, taker.token)).status).toBe(200);
    waitDays(51);
    const late = await newShopper(api);
    expect((await open(key, late.token)).error?.code).toBe('share-not-found');
    api.clock.now = now;
  });

  test('tells what is missing or less by now, and takes the price of the day', async () => {
    const [giver, taker] = [await newShopper(api), await newShopper(api)];
    await setPrice(api, lamp, 7_995);
    for (const vsin of [sofa, chair, lamp]) await giver.add(vsin, 3);
    const key = await share(giver.token);
    await setStock(api, sofa, 0);
    await setStock(api, chair, 2);
    await setPrice(api, lamp, 8_995);
    const basket = only(await open(key, taker.token));
    expect(quantities(basket)).toEqual([
      [chair, 2],
      [lamp, 3],
    ]);
    const codes = basket.messages.map(({ code, productId }) => [code, productId]);
    expect(codes).toEqual(
      expect.arrayContaining([
        [2003, sofa],
        [2002, chair],
      ]),
    );
    expect(codes.some(([code]) => Number(code) >= 4000)).toBe(false);
    expect(basket.items[1]).toMatchObject({ unitPrice: { amount: 8_995 }, seenUnitPrice: null });
    for (const vsin of [sofa, chair]) await setStock(api, vsin, null, 'continue');
  });

  test('leaves the visitor’s own basket alone when nothing of it can be ordered', async () => {
    const [giver, taker] = [await newShopper(api), await newShopper(api)];
    await giver.add(lamp);
    await taker.add(chair);
    const key = await share(giver.token);
    const [{ id } = { id: 0 }] = await api.db
      .select({ id: variants.id })
      .from(variants)
      .where(eq(variants.vsin, lamp));
    await api.db.delete(prices).where(and(eq(prices.variantId, id), eq(prices.site, 'nl')));
    expect((await open(key, taker.token)).error?.code).toBe('share-not-found');
    expect(quantities(await taker.basket())).toEqual([[chair, 1]]);
    await setPrice(api, lamp, 7_995);
  });

  test('is refused for an empty basket, an unknown key, another site and without a token', async () => {
    const shopper = await newShopper(api);
    expect((await api.get('basket/share', shopper.token)).error?.code).toBe('basket-empty');
    await shopper.add(sofa);
    const key = await share(shopper.token);
    for (const wrong of ['x', `${key}x`, key.toLowerCase(), '%27', 'x'.repeat(2000)])
      expect((await open(wrong, shopper.token)).error?.code).toBe('share-not-found');
    const german = await api.guestToken('de');
    expect((await api.post(`/api/de/basket/share/${key}`, undefined, german)).error?.code).toBe(
      'share-not-found',
    );
    expect((await api.get('basket/share')).status).toBe(401);
    expect((await open(key, '')).status).toBe(401);
  });
});
