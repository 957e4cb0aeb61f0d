import { newShopper, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const sofa = 'V100101';
const chair = 'V101001';

describe('statements of one call', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    for (const vsin of [sofa, chair]) await setStock(api, vsin, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  /**
   * Begin and commit excepted, as is what is kept for seconds and then asked for anew: version of the catalogue,
   * promotions of the site. How slow the machine is must not count.
   */
  async function statementsOf(work: () => Promise<unknown>): Promise<number> {
    const before = api.statements.length;
    await work();
    return api.statements
      .slice(before)
      .filter((one) => !/FROM settings|^select .* from "promotions"/s.test(one)).length;
  }

  test('stay few, however many lines there are', async () => {
    const shopper = await newShopper(api);
    const { id } = await shopper.saveAddress();
    await shopper.add(sofa);
    expect(await statementsOf(() => shopper.add(chair))).toBe(2);
    expect(await statementsOf(() => shopper.basket())).toBe(1);
    const both = [sofa, chair].map((productId) => ({ productId, quantity: 2 }));
    // What this process remembers is not read first.
    expect(await statementsOf(() => shopper.put({ items: both }))).toBe(1);
    expect(await statementsOf(() => shopper.put({ items: both.slice(1) }))).toBe(1);
    expect(await statementsOf(() => shopper.put({ note: 'Achterom' }))).toBe(1);
    expect(await statementsOf(() => shopper.put({ shippingAddressId: id }))).toBe(2);
    expect(await statementsOf(() => api.get('basket/share', shopper.token))).toBe(3);
  });

  test('work a basket out once: what was tried for a new coupon is what is shown', async () => {
    const shopper = await newShopper(api);
    await shopper.add(sofa);
    // Working out a basket with a code reads the coupon once.
    const timesWorkedOut = async (work: () => Promise<unknown>) => {
      const before = api.statements.length;
      await work();
      return api.statements.slice(before).filter((statement) => /from "coupons"/.test(statement)).length;
    };
    const setCoupon = (couponName: string) => api.put('basket/coupon', [{ couponName }], shopper.token);
    expect(await timesWorkedOut(() => setCoupon('WELKOM10'))).toBe(1);
    expect(await timesWorkedOut(() => setCoupon('BESTAATNIET'))).toBe(1);
    expect(await timesWorkedOut(() => shopper.put({ note: 'Achterom' }))).toBe(1);
    expect(await timesWorkedOut(() => shopper.add(chair))).toBe(1);
    expect(await timesWorkedOut(() => shopper.basket())).toBe(1);
  });
});
