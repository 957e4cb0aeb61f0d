import type { Eligible, EligibleBasket } from '../../../contract/promotions.ts';
import { coupons, promotions } from '../../../db/schema/promotions.ts';
import { newCustomer } from '../../../testing/customer.ts';
import { checkoutOf, newShopper, only, setStock, someAddress } from '../../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

const sofa = 'V100101';
const rug = 'V106101';
const bed = 'V104501';

describe('promotions a shopper could have', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    for (const vsin of [sofa, rug, bed]) await setStock(api, vsin, 100);
    const half = { site: 'nl', combinationGroup: 'category-sale', needsCoupon: true } as const;
    await api.db.insert(promotions).values([
      {
        ...half,
        id: 'test-rugs',
        title: { nl: '5% korting op vloerkleden' },
        conditions: [{ type: 'category', values: ['C7'] }],
        actions: [{ type: 'percentage', percent: 5 }],
      },
      {
        site: 'nl',
        id: 'test-secret',
        title: { nl: 'Geheim' },
        needsCoupon: true,
        actions: [{ type: 'amount', amountMinor: 100 }],
      },
    ]);
    await api.db.insert(coupons).values([
      { site: 'nl', code: 'KLEED', promotionId: 'test-rugs', isPublic: true },
      { site: 'nl', code: 'GEHEIM', promotionId: 'test-secret' },
    ]);
  }, 120_000);
  afterAll(() => api.close());

  const namesOf = ({ promotions: running, coupons: codes }: Eligible | EligibleBasket) => [
    running.map(({ id }) => id),
    codes.map(({ couponCode }) => couponCode),
  ];

  test('a product tells what covers it, without what is secret, over or to come', async () => {
    const eligible = only(await api.get<Eligible>(`eligible-promotions/${rug}`));
    expect(namesOf(eligible)).toEqual([['nl-vloerkleden'], ['KLEED', 'WELKOM10']]);
    expect(eligible.promotions[0]).toMatchObject({
      title: '15% korting op vloerkleden',
      actions: [{ type: 'percentage', percent: 15, amount: null, productId: null }],
      minimumTotal: null,
    });
    expect(eligible.coupons.at(-1)?.minimumTotal).toEqual({ amount: 10_000, currency: 'EUR' });
    const [ofBed] = namesOf(only(await api.get<Eligible>(`eligible-promotions/${bed}`)));
    expect(ofBed).toEqual(['nl-bed-met-mand']);
  });

  test.each(['V999999999', 'C11', 'zomaar'])('there is no product %s', async (vsin) => {
    const { status, error } = await api.get(`eligible-promotions/${vsin}`);
    expect([status, error?.code]).toEqual([404, 'product-not-found']);
  });

  test('a customer is not offered what is used up', async () => {
    const { token } = await newCustomer(api);
    const path = `eligible-promotions-for-customer/${sofa}`;
    expect(namesOf(only(await api.get<Eligible>(path, token)))[1]).toContain('WELKOM10');
    await api.post('basket', [{ productId: sofa, quantity: 1 }], token);
    const address = { ...someAddress, email: 'klant@example.nl' };
    const { id } = only(await api.post<{ id: string }>('customeraddress', [address], token));
    await api.put('basket', [{ shippingAddressId: id }], token);
    expect((await api.post('checkout', [await checkoutOf(api, token)], token)).status).toBe(200);
    expect(namesOf(only(await api.get<Eligible>(path, token)))[1]).not.toContain('WELKOM10');
  });

  test('that call is for customers', async () => {
    const path = `eligible-promotions-for-customer/${sofa}`;
    expect((await api.get(path)).status).toBe(401);
    expect((await api.get(path, await api.guestToken())).status).toBe(403);
  });

  test('a basket is told what suits its conditions, and what its group leaves free', async () => {
    const shopper = await newShopper(api);
    const ask = async (...items: { type: string; values: string[] }[]) =>
      only(await api.post<EligibleBasket>('eligible-promotions-cart', items, shopper.token));
    const rugs = { type: 'category', values: ['C71'] };

    const before = await ask(rugs);
    expect(namesOf(before)).toEqual([['nl-vloerkleden'], ['KLEED']]);
    expect(before.coupons[0]).toMatchObject({
      forPromotion: true,
      forCoupon: true,
      groupCanSelect: true,
      isApplied: false,
    });
    // The total that is said counts, otherwise that of the basket.
    expect(namesOf(await ask(rugs, { type: 'totalBasket', values: ['15000'] }))[1]).toEqual([
      'KLEED',
      'WELKOM10',
    ]);
    await shopper.add(rug);
    const after = await ask(rugs);
    expect(after.promotions[0]).toMatchObject({ isApplied: true, groupCanSelect: true });
    const kleed = after.coupons.find(({ couponCode }) => couponCode === 'KLEED');
    expect(kleed).toMatchObject({ isApplied: false, groupCanSelect: false });
  });

  test.each([
    [{ type: 'colour', values: ['red'] }],
    [{ type: 'category', values: [] }],
    [{ type: 'totalBasket', values: ['veel'] }],
    [{ type: 'category', values: ['C1'], extra: 1 }],
  ])('%j is no condition', async (condition) => {
    const { status } = await api.post('eligible-promotions-cart', [condition], await api.guestToken());
    expect(status).toBe(400);
  });
});
