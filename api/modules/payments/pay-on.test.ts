import type { Tokens } from '../../contract/auth.ts';
import type { CheckoutInput, CheckoutResult } from '../../contract/checkout.ts';
import { newCustomer, signIn } from '../../testing/customer.ts';
import {
  checkoutOf,
  newShopper,
  only,
  readyShopper,
  setStock,
  shopperWithOrder,
  someAddress,
  stockOf,
} from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from './settle.ts';
import { sofa, startMollieShop } from './testing/mollie-shop.ts';

type PayOn = { redirectUrl: string };
const askOf = (api: TestApi, orderId: string, token: string) =>
  api.post<PayOn>(`orders/${orderId}/payment`, undefined, token);

describe('an order that waits for its payment', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, sofa, null, 'continue');
  });
  afterAll(() => api.close());

  /** An order of an account, and the token that another device of it has. */
  async function ordered(change: Partial<CheckoutInput> = {}) {
    const guest = await newShopper(api);
    const customer = await newCustomer(api, { guestToken: guest.token });
    await api.post('basket', [{ productId: sofa, quantity: 1 }], customer.token);
    const address = only(await api.post<{ id: string }>('customeraddress', [someAddress], customer.token));
    await api.put('basket', [{ shippingAddressId: address.id }], customer.token);
    const result = only(
      await api.post<CheckoutResult>(
        'checkout',
        [await checkoutOf(api, customer.token, change)],
        customer.token,
      ),
    );
    const { accessToken } = only<Tokens>(await signIn(api, customer.email));
    return { ...result, elsewhere: accessToken };
  }

  test('is paid on from any device of its account, by the payment that was begun', async () => {
    const { orderId, redirectUrl, elsewhere } = await ordered();
    for (let times = 0; times < 2; times += 1)
      expect(only(await askOf(api, orderId, elsewhere))).toEqual({ redirectUrl });
  });

  test('is nobody else’s to pay on, not even with a link that was guessed', async () => {
    const { orderId } = await ordered();
    const { token } = await newShopper(api);
    for (const id of [orderId, '00000000-0000-4000-8000-000000000000', 'LW-1'])
      expect((await askOf(api, id, token)).error?.code).toBe('order-not-found');
    expect((await api.post(`orders/${orderId}/payment`)).status).toBe(401);
  });

  test('is not paid again once it is paid or cancelled, nor where a transfer is awaited', async () => {
    const paid = await ordered();
    await settlePayment({ site: 'nl', sessionId: paid.sessionId }, 'success', api.services);
    const cancelled = await ordered();
    await api.post(`orders/${cancelled.orderId}/cancel`, undefined, cancelled.elsewhere);
    const transfer = await ordered({ integrationType: 'wire', subIntegrationType: 'wire' });
    for (const { orderId, elsewhere } of [paid, cancelled, transfer])
      expect((await askOf(api, orderId, elsewhere)).error?.code).toBe('state-conflict');
  });
});

describe('a payment that is given up', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, sofa, 5);
  });
  afterAll(() => api.close());
  const giveUp = (orderId: string, token: string) =>
    api.delete<{ paymentStatus: string }>(`orders/${orderId}/payment`, token);

  test('puts what was ordered back into the basket, once', async () => {
    const { result, ...shopper } = await shopperWithOrder(api, sofa, 2);
    expect((await shopper.basket()).items).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      expect(only(await giveUp(result.orderId, shopper.token)).paymentStatus).toBe('cancelled');
    expect(only(await shopper.order(result.orderId)).status).toBe('cancelled');
    expect((await shopper.basket()).items).toMatchObject([{ productId: sofa, quantity: 2 }]);
    expect(await stockOf(api, sofa)).toBe(5);
  });

  test('stays paid where it was paid meanwhile', async () => {
    const { result, ...shopper } = await shopperWithOrder(api, sofa);
    await settlePayment({ site: 'nl', sessionId: result.sessionId }, 'success', api.services);
    expect(only(await giveUp(result.orderId, shopper.token)).paymentStatus).toBe('paid');
    expect(only(await shopper.order(result.orderId)).status).toBe('orderPlaced');
  });

  test('is the shopper’s own, and no transfer', async () => {
    const shopper = await readyShopper(api, sofa);
    const transfer = only(await shopper.checkout({ integrationType: 'wire', subIntegrationType: 'wire' }));
    expect((await giveUp(transfer.orderId, shopper.token)).error?.code).toBe('state-conflict');
    const { token } = await newShopper(api);
    expect((await giveUp(transfer.orderId, token)).error?.code).toBe('order-not-found');
  });
});

test('at Mollie it is the same payment, and no second one is made', async () => {
  const shop = await startMollieShop();
  const { result, token, payment } = await shop.waiting();
  expect(only(await askOf(shop.api, result.orderId, token))).toEqual({ redirectUrl: result.redirectUrl });
  expect(shop.mollie.paymentOf(result.sessionId)).toBe(payment);
  await shop.close();
});
