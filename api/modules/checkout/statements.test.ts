import type { CheckoutResult } from '../../contract/checkout.ts';
import { checkoutOf, readyShopper, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const madeToOrder = 'V100101';
const inStock = ['V101001', 'V104001'] as const;

describe('statements of one order', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, madeToOrder, null, 'continue');
    for (const vsin of inStock) await setStock(api, vsin, 100);
  }, 120_000);
  afterAll(() => api.close());

  /**
   * Begin and commit excepted, as is what is kept for seconds and then asked for anew: version of the catalogue,
   * promotions of the site. How slow the machine is must not count.
   */
  async function statementsOf(vsins: readonly string[], key?: string): Promise<number> {
    const [first = '', ...others] = vsins;
    const { token, add } = await readyShopper(api, first);
    for (const vsin of others) await add(vsin);
    const input = await checkoutOf(api, token, { subIntegrationType: 'wire' });
    const before = api.statements.length;
    const answer = await api.request('checkout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) },
      body: JSON.stringify({ items: [input] }),
    });
    const { items }: { items: CheckoutResult[] } = await answer.json();
    expect(items[0]?.redirectUrl).toContain('checkout-callback');
    return api.statements
      .slice(before)
      .filter((one) => !/FROM settings|^select .* from "promotions"/s.test(one)).length;
  }

  test('stay few, however many lines there are', async () => {
    // Lock the basket, read all that counts, write all that comes of it.
    expect(await statementsOf([madeToOrder])).toBe(3);
    // A key is looked for, taken and given its answer.
    expect(await statementsOf([madeToOrder], 'one-key')).toBe(6);
    // Stock is taken and held against the share of transfers; whose pages show it is read once for each variant.
    expect(await statementsOf(inStock)).toBe(5 + inStock.length);
    expect(await statementsOf(inStock)).toBe(5);
    expect(await statementsOf([madeToOrder, ...inStock])).toBe(5);
  });
});
