import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { variants } from '../../db/schema/catalogue.ts';
import { priceLog, prices } from '../../db/schema/prices.ts';
import { addresses, baskets } from '../../db/schema/sales.ts';
import { newShopper, only, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const sofa = 'V100101';
const chair = 'V101001';

describe('a basket that this process remembers', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await api.db.execute(sql`UPDATE categories SET setup_vsin = (SELECT min(vsin) FROM setup_products)`);
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
  const productOf = (vsin: string) => sql`(SELECT product_id FROM variants WHERE vsin = ${vsin})`;
  const ofCategory = (vsin: string) =>
    sql`id = (SELECT category_id FROM products WHERE id = ${productOf(vsin)})`;
  const inCatalogue: [string, Change][] = [
    [
      'the price of a line',
      () => api.db.update(prices).set({ amount: sql`amount + 100` }).where(priceOf(sofa)),
    ],
    [
      'the prices that a line had',
      () =>
        api.db.insert(priceLog).values({
          variantId: sql`(SELECT id FROM variants WHERE vsin = ${sofa})`,
          site: 'nl',
          amount: 999_900,
          since: new Date('2020-01-01'),
        }),
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
      'its product',
      () => api.db.execute(sql`UPDATE products SET brand = brand || '!' WHERE id = ${productOf(sofa)}`),
    ],
    [
      'its category',
      () =>
        api.db.execute(sql`UPDATE categories SET title = title || '{"nl":"X"}' WHERE ${ofCategory(sofa)}`),
    ],
    [
      'a category above its own',
      () =>
        api.db.execute(sql`UPDATE categories SET vsin = 'C9999'
          WHERE id = (SELECT parent_id FROM categories WHERE ${ofCategory(sofa)})`),
    ],
    [
      'a tag that it has no more',
      () => api.db.execute(sql`DELETE FROM product_tags WHERE product_id = ${productOf(sofa)}`),
    ],
    [
      'a tag that it has now',
      () =>
        api.db.execute(sql`INSERT INTO product_tags (product_id, tag_id)
          SELECT ${productOf(chair)}, id FROM tags ON CONFLICT DO NOTHING`),
    ],
    ['the tags themselves', () => api.db.execute(sql`UPDATE tags SET alias = alias`)],
    [
      'what its installation costs',
      () => api.db.execute(sql`UPDATE setup_products SET prices = prices || '{"nl":12300}'`),
    ],
  ];
  const ofBasket: [string, Change][] = [
    [
      'the country it goes to',
      ({ basket }) =>
        api.db
          .update(addresses)
          .set({ address: sql`jsonb_set(address, '{country}', '"BE"')` })
          .where(eq(addresses.id, basket.shippingAddressId ?? '')),
    ],
    [
      'that it has no address any more',
      ({ shopper, basket }) => api.delete(`customeraddress/${basket.shippingAddressId}`, shopper.token),
    ],
    [
      'the address with which checkout was tried',
      ({ basket }) =>
        api.db
          .update(baskets)
          .set({
            triedEmail: sql`(SELECT lower(address->>'email') FROM addresses WHERE id = shipping_address_id)`,
          })
          .where(eq(baskets.id, basket.id)),
    ],
  ];
  const elsewhere: [string, Change] = [
    'the basket itself, by another process',
    ({ basket }) =>
      api.db
        .update(baskets)
        .set({ note: 'Elders', deliveryMethod: 'placement', revision: sql`revision + 1` })
        .where(eq(baskets.id, basket.id)),
  ];

  /** Changes the remembered basket after something else has changed, and says how often it was asked for or written. */
  async function tripsAfter(change: Change): Promise<number> {
    const found = await remembered();
    const { shopper } = found;
    await change(found);
    let answer: unknown;
    const trips = await tripsOf(async () => {
      answer = only(await shopper.put({ items: lines(3) }));
    });
    expect(answer).toEqual(await shopper.basket());
    expect(answer).toMatchObject({ items: [{ quantity: 3 }, { quantity: 1 }] });
    return trips;
  }

  test.each([...inCatalogue, elsewhere])(
    'is read again when this changed meanwhile: %s',
    async (_what, change) => {
      expect(await tripsAfter(change)).toBe(3);
    },
  );

  test.each(ofBasket)('is answered as it is when this changed meanwhile: %s', async (_what, change) => {
    expect(await tripsAfter(change)).toBe(1);
  });

  test('that belongs to somebody else by now is left to them', async () => {
    const { shopper, basket } = await remembered();
    const [moved] = await api.db
      .update(baskets)
      .set({ ownerId: randomUUID() })
      .where(eq(baskets.id, basket.id))
      .returning();
    expect(only(await shopper.put({ items: lines(3) }))).toMatchObject({ revision: 1, note: null });
    const [left] = await api.db.select().from(baskets).where(eq(baskets.id, basket.id));
    expect(left).toEqual(moved);
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
