import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import type { CheckoutInput, CheckoutResult, Order } from '../../contract/checkout.ts';
import { refunds } from '../../db/schema/payments.ts';
import { payments } from '../../db/schema/sales.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import { newCustomer } from '../../testing/customer.ts';
import { checkoutOf, newShopper, only, setStock, someAddress } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from './settle.ts';
import { sofa, startMollieShop } from './testing/mollie-shop.ts';

/** Two sofas of an account that are not paid yet. */
async function ordered(api: TestApi, change: Partial<CheckoutInput> = {}) {
  await setStock(api, sofa, null, 'continue');
  const guest = await newShopper(api);
  const { token } = await newCustomer(api, { guestToken: guest.token });
  await api.post('basket', [{ productId: sofa, quantity: 2 }], token);
  const address = only(await api.post<{ id: string }>('customeraddress', [someAddress], token));
  await api.put('basket', [{ shippingAddressId: address.id }], token);
  const placed = only(
    await api.post<CheckoutResult>('checkout', [await checkoutOf(api, token, change)], token),
  );
  const { orderId, sessionId } = placed;
  const order = async () => only(await api.get<Order>(`orders/${orderId}`, token));
  const total = (await order()).orderSummary.total.amount;
  return { ...placed, orderId, sessionId, token, total, order };
}
type Placed = Awaited<ReturnType<typeof ordered>>;

/** @returns what the piece costs */
async function withdrawOne(api: TestApi, { orderId, token, order }: Placed): Promise<number> {
  await api.post('withdrawals', [{ orderId, lines: [{ line: 0, quantity: 1 }] }], token);
  return (await order()).withdrawn?.amount.amount ?? 0;
}
const refundsOf = (api: TestApi, orderId: string) =>
  api.db.select().from(refunds).where(eq(refunds.orderId, orderId));
const payOn = (api: TestApi, { orderId, token }: Placed) =>
  api.post<{ redirectUrl: string }>(`orders/${orderId}/payment`, undefined, token);

describe('what is paid on a page of the shop', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 120_000);
  afterAll(() => api.close());

  test('is paid on for what is kept', async () => {
    const placed = await ordered(api);
    const less = await withdrawOne(api, placed);
    const { redirectUrl } = only(await payOn(api, placed));
    const page = await (await api.request(redirectUrl.replace('/api/nl/', ''))).text();
    expect(page).toContain(createMoneyText({ site: siteRules.nl, language: 'nl' })(placed.total - less));
    await settlePayment({ site: 'nl', sessionId: placed.sessionId }, 'success', api.services);
    expect(await placed.order()).toMatchObject({
      paid: { amount: placed.total - less },
      remaining: { amount: placed.total - less },
    });
    expect(await refundsOf(api, placed.orderId)).toEqual([]);
  });

  test('in parts is paid for its whole sum, as their cost is that of the sum', async () => {
    const placed = await ordered(api);
    const ofSession = eq(payments.sessionId, placed.sessionId);
    await api.db.update(payments).set({ installmentFee: 1500, installmentCount: 3 }).where(ofSession);
    await withdrawOne(api, placed);
    expect((await placed.order()).charged.amount).toBe(placed.total + 1500);
  });

  test('staff see what each payment asks for', async () => {
    const placed = await ordered(api);
    const less = await withdrawOne(api, placed);
    const path = `admin/orders/${placed.orderId}`;
    const { items } = await api.get(path, await staffToken(api));
    expect(items).toEqual([
      expect.objectContaining({
        payments: [expect.objectContaining({ amount: { amount: placed.total - less, currency: 'EUR' } })],
      }),
    ]);
  });

  test('payments from before have the amount of their order', async () => {
    const { total } = await ordered(api);
    const before = await api.db.select().from(payments).orderBy(payments.sessionId);
    await api.db.execute(sql`ALTER TABLE payments DROP COLUMN amount, DROP COLUMN former_amounts`);
    const file = new URL('../../db/migrations/0042_amounts-of-payments.sql', import.meta.url);
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await api.db.execute(sql.raw(statement));
    const after = await api.db.select().from(payments).orderBy(payments.sessionId);
    expect(after.map(({ sessionId, formerAmounts }) => [sessionId, formerAmounts])).toEqual(
      before.map(({ sessionId }) => [sessionId, []]),
    );
    expect(after.every(({ amount }) => amount === total)).toBe(true);
  });
});

test('a payment that Mollie was told of keeps its amount, and what is not owed of it is refunded', async () => {
  const shop = await startMollieShop();
  const placed = await ordered(shop.api, { integrationType: 'mollie' });
  const less = await withdrawOne(shop.api, placed);
  const order = await placed.order();
  expect([order.charged.amount, order.notAsked.amount]).toEqual([placed.total, 0]);
  expect(only(await payOn(shop.api, placed)).redirectUrl).toBe(placed.redirectUrl);
  const payment = shop.mollie.paymentOf(placed.sessionId);
  payment.status = 'paid';
  await shop.webhook(payment.id);
  const staff = await staffToken(shop.api);
  const { items } = await shop.api.get<{ id: string }>('admin/withdrawals?status=received', staff);
  await shop.api.post(`withdrawals/${items[0]?.id}/takeback`, [{}], staff);
  expect((await refundsOf(shop.api, placed.orderId)).map(({ amount }) => amount)).toEqual([less]);
  await shop.close();
}, 120_000);
