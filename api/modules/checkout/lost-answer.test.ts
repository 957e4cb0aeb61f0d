import type { CheckoutResult, Order } from '../../contract/checkout.ts';
import { newCustomer, signIn, somePassword } from '../../testing/customer.ts';
import { checkoutOf, only, readyShopper, setStock, stockOf } from '../../testing/shopper.ts';
import { postKeyed } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { somePurchase } from '../gift-card-sales/testing/card-shop.ts';

const sofa = 'V100101';
const key = 'attempt-1';

describe('an order whose answer got lost', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 120_000);
  beforeEach(() => setStock(api, sofa, 10));
  afterAll(() => api.close());

  type Shopper = Awaited<ReturnType<typeof readyShopper>>;
  async function order({ token }: Shopper, method: 'ideal' | 'wire'): Promise<CheckoutResult> {
    const items = [await checkoutOf(api, token, { subIntegrationType: method })];
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    const body = JSON.stringify({ items });
    const answer = await api.request('checkout', { method: 'POST', headers, body });
    const { items: placed }: { items: CheckoutResult[] } = await answer.json();
    const [result] = placed;
    if (!result) throw new Error('nothing was ordered');
    return result;
  }
  const find = ({ token }: Shopper, under = key) =>
    api.get<CheckoutResult>(`checkout/attempts/${under}`, token);

  test.each(['ideal', 'wire'] as const)('by %s is found by its key, and ordered once', async (method) => {
    const shopper = await readyShopper(api, sofa);
    const placed = await order(shopper, method);
    for (const time of ['once', 'again']) expect([time, only(await find(shopper))]).toEqual([time, placed]);
    expect((await api.get<Order>('orders', shopper.token)).items).toHaveLength(1);
    expect(await stockOf(api, sofa)).toBe(9);
  });

  test('is nobody else’s', async () => {
    await order(await readyShopper(api, sofa), 'ideal');
    const other = await readyShopper(api, sofa);
    expect((await find(other)).error?.code).toBe('order-not-found');
  });

  test('is found by its shopper who has signed in since, and not placed once more', async () => {
    const { email } = await newCustomer(api);
    const shopper = await readyShopper(api, sofa);
    const items = [await checkoutOf(api, shopper.token)];
    const send = async (token: string): Promise<{ items: CheckoutResult[] }> =>
      (await postKeyed(api, 'checkout', { key, token }, items)).json();
    const placed = (await send(shopper.token)).items;
    const { accessToken } = only(await signIn(api, email, somePassword, shopper.token));
    expect((await find({ ...shopper, token: accessToken })).items).toEqual(placed);
    expect((await send(accessToken)).items).toEqual(placed);
    expect(await stockOf(api, sofa)).toBe(9);
  });

  test('is no second gift card for whoever has signed in since', async () => {
    const { email } = await newCustomer(api);
    const guest = await api.guestToken();
    const buy = async (token: string) =>
      (await postKeyed(api, 'gift-cards', { key: 'gift-1', token }, [somePurchase])).json();
    const placed = await buy(guest);
    const { accessToken } = only(await signIn(api, email, somePassword, guest));
    expect(await buy(accessToken)).toEqual(placed);
    expect((await api.get<Order>('orders', accessToken)).items).toHaveLength(1);
  });

  test('that never arrived is not placed by looking for it', async () => {
    const shopper = await readyShopper(api, sofa);
    expect((await find(shopper)).error?.code).toBe('order-not-found');
    expect((await shopper.basket()).items).toHaveLength(1);
    expect(await stockOf(api, sofa)).toBe(10);
  });

  test('is not mistaken for another call under the same key', async () => {
    const shopper = await readyShopper(api, sofa);
    const { orderId } = await order(shopper, 'ideal');
    const headers = { authorization: `Bearer ${shopper.token}`, 'idempotency-key': 'cancelling' };
    await api.request(`orders/${orderId}/cancel`, { method: 'POST', headers });
    expect((await find(shopper, 'cancelling')).error?.code).toBe('order-not-found');
  });
});
