import { and, eq, sql } from 'drizzle-orm';
import { variants } from '../../db/schema/catalogue.ts';
import { prices } from '../../db/schema/prices.ts';
import { addresses, baskets } from '../../db/schema/sales.ts';
import { newShopper, only, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const sofa = 'V100101';
const chair = 'V101001';

describe('a basket that this process remembers', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 120_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    for (const vsin of [sofa, chair]) await setStock(api, vsin, null, 'continue');
  });

  const lines = (quantity: number) => [
    { productId: sofa, quantity },
    { productId: chair, quantity: 1 },
  ];

  /** Has two lines, a note that is hard to write, a code and an address; the last change is remembered. */
  async function remembered() {
    const shopper = await newShopper(api);
    await shopper.put({ items: lines(1), note: 'Bel "Ünal" \\ 👋\nachterom' });
    await shopper.chooseAddress();
    await api.put('basket/coupon', [{ couponName: 'WELKOM10' }], shopper.token);
    const { shippingAddressId } = only(await shopper.put({ items: lines(2) }));
    const [basket] = await api.db
      .select()
      .from(baskets)
      .where(eq(baskets.shippingAddressId, shippingAddressId ?? ''));
    if (!basket) throw new Error('There is no basket.');
    return { shopper, basket };
  }

  /** How often the basket was asked for or written. */
  async function tripsOf(work: () => Promise<unknown>): Promise<number> {
    const before = api.statements.length;
    await work();
    return api.statements.slice(before).filter((one) => /prepared [a-z-]*basket/.test(one)).length;
  }

  test('is changed by one statement, and answers what a read answers', async () => {
    const { shopper } = await remembered();
    for (const input of [{ items: lines(3) }, { note: null }, { items: lines(4).slice(0, 1) }]) {
      let answer: unknown;
      expect(
        await tripsOf(async () => {
          answer = only(await shopper.put(input));
        }),
      ).toBe(1);
      expect(answer).toEqual(await shopper.basket());
    }
    expect(await tripsOf(() => shopper.add(sofa))).toBe(1);
    expect((await shopper.basket()).items).toMatchObject([{ productId: sofa, quantity: 5 }]);
    // Read just now, it is remembered too; what is new in it is not.
    expect(await tripsOf(() => shopper.add(chair))).toBe(2);
  });

  type Change = (found: Awaited<ReturnType<typeof remembered>>) => Promise<unknown>;
  const priceOf = (vsin: string) =>
    and(eq(prices.site, 'nl'), sql`variant_id = (SELECT id FROM variants WHERE vsin = ${vsin})`);
  const changes: [string, Change][] = [
    [
      'the price of a line',
      () => api.db.update(prices).set({ amount: sql`amount + 100` }).where(priceOf(sofa)),
    ],
    ['the stock of a line', () => setStock(api, chair, 7, 'deny')],
    [
      'what the catalogue says of a line',
      () =>
        api.db
          .update(variants)
          .set({ productionDays: sql`coalesce(production_days, 0) + 5` })
          .where(eq(variants.vsin, chair)),
    ],
    [
      'the country it goes to',
      ({ basket }) =>
        api.db
          .update(addresses)
          .set({ address: sql`jsonb_set(address, '{country}', '"BE"')` })
          .where(eq(addresses.id, basket.shippingAddressId ?? '')),
    ],
    [
      'the basket itself, by another process',
      ({ basket }) =>
        api.db
          .update(baskets)
          .set({ note: 'Elders', deliveryMethod: 'placement', revision: sql`revision + 1` })
          .where(eq(baskets.id, basket.id)),
    ],
  ];

  test.each(changes)('is read again when this changed meanwhile: %s', async (_what, change) => {
    const found = await remembered();
    const { shopper } = found;
    await change(found);
    let answer: unknown;
    expect(
      await tripsOf(async () => {
        answer = only(await shopper.put({ items: lines(3) }));
      }),
    ).toBe(2);
    expect(answer).toEqual(await shopper.basket());
    expect(answer).toMatchObject({ items: [{ quantity: 3 }, { quantity: 1 }] });
  });

  test('refuses nobody by what it was, and writes nothing that is refused now', async () => {
    const { shopper } = await remembered();
    await setStock(api, chair, 0, 'deny');
    await shopper.put({ items: lines(2) });
    await shopper.put({ items: lines(2).slice(0, 1) });
    expect((await shopper.add(chair)).error).toMatchObject({ code: 'out-of-stock' });
    await setStock(api, chair, 5, 'deny');
    expect(only(await shopper.add(chair)).items).toHaveLength(2);
    const sold = await api.db.delete(prices).where(priceOf(chair)).returning();
    expect((await shopper.put({ items: lines(9) })).error).toMatchObject({ code: 'product-not-found' });
    expect((await shopper.basket()).items).toMatchObject([{ productId: sofa, quantity: 2 }]);
    await api.db.insert(prices).values(sold);
  });

  test('that was ordered elsewhere is left alone, and a new one is begun', async () => {
    const { shopper, basket } = await remembered();
    await api.db.update(baskets).set({ status: 'closed' }).where(eq(baskets.id, basket.id));
    expect(only(await shopper.put({ items: lines(3) }))).toMatchObject({ revision: 1, note: null });
    const [left] = await api.db.select().from(baskets).where(eq(baskets.id, basket.id));
    expect(left).toMatchObject({ status: 'closed', revision: basket.revision });
  });

  test('keeps to the revision that is asked for', async () => {
    const { shopper, basket } = await remembered();
    const late = await shopper.put({ items: lines(5), revision: basket.revision - 1 });
    expect(late.error).toMatchObject({ code: 'state-conflict' });
    const timely = await shopper.put({ items: lines(5), revision: basket.revision });
    expect(only(timely)).toMatchObject({ revision: basket.revision + 1 });
  });
});
