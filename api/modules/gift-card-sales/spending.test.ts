import { eq } from 'drizzle-orm';
import type { CheckoutResult, OrderDetail } from '../../contract/checkout.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orders, payments } from '../../db/schema/sales.ts';
import { checkoutOf, only, readyShopper } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { cancelUnpaidOrders } from '../payments/clean-up.ts';
import { type CardShop, cardShop } from './testing/card-shop.ts';

const unknownCode = '2222-2222-2222-2222-2222';

let api: TestApi;
let shop: CardShop;
const start = () => new Date('2026-11-16T10:00:00+01:00');
beforeAll(async () => {
  api = await startTestApi();
  shop = await cardShop(api);
});
beforeEach(() => {
  api.clock.now = start();
});
afterEach(async () => {
  expect(await shop.differences()).toEqual([]);
});
afterAll(() => api.close());

const invoiceOf = async (orderId: string) =>
  (await api.db.select().from(invoices).where(eq(invoices.orderId, orderId))).map(({ document }) => document);
const detail = async (orderId: string, token: string) =>
  only(await api.get<OrderDetail>(`orders/${orderId}`, token));

describe('spending', () => {
  it('pays for what a coupon leaves', async () => {
    const { code } = await shop.buy(5000);
    const { token } = await readyShopper(api, 'V101001');
    await api.put('basket/coupon', [{ couponName: 'WELKOM10' }], token);
    const input = await checkoutOf(api, token, { giftCard: { code, amount: 5000 } });
    const { orderId } = only(await api.post<CheckoutResult>('checkout', [input], token));
    const { orderSummary, charged } = await detail(orderId, token);
    expect(orderSummary.discount.amount).toBeGreaterThan(0);
    expect(charged.amount).toBe(orderSummary.total.amount - 5000);
  });

  it('pays a part, and leaves the rest to another way', async () => {
    const { code } = await shop.buy(5000);
    const { answer, token, order } = await shop.spend({ code, amount: 5000 });
    const { orderId, sessionId } = only(answer);
    const waiting = only(await order(orderId));
    const total = waiting.orderSummary.total.amount;
    expect(total).toBeGreaterThan(5000);
    expect(waiting).toMatchObject({
      giftCard: { amount: { amount: 5000 }, end: code.slice(-4) },
      charged: { amount: total - 5000 },
      subIntegrationType: 'ideal',
      paid: { amount: 0 },
    });
    expect(await shop.left(code)).toBe(0);
    await shop.settle(sessionId);
    expect(await detail(orderId, token)).toMatchObject({ status: 'orderPlaced', paid: { amount: total } });
    expect(await invoiceOf(orderId)).toEqual([
      expect.objectContaining({ byGiftCard: { amount: 5000, currency: 'EUR' }, method: 'ideal' }),
    ]);
  });

  it('pays for all alone, at once', async () => {
    const { code } = await shop.buy(50_000);
    const shopper = await shop.spend(undefined);
    const { charged } = only(await shopper.order(only(shopper.answer).orderId));
    const amount = charged.amount;
    const alone = { integrationType: 'gift-card', subIntegrationType: 'gift-card' } as const;
    const { answer, order } = await shop.spend({ code, amount }, alone);
    const { orderId, redirectUrl } = only(answer);
    expect(redirectUrl).toContain('outcome=success');
    expect(only(await order(orderId))).toMatchObject({
      status: 'orderPlaced',
      subIntegrationType: 'gift-card',
      charged: { amount: 0 },
      paid: { amount },
    });
    expect(await shop.left(code)).toBe(50_000 - amount);
    const [invoice] = await invoiceOf(orderId);
    expect(invoice?.vat.amount.amount).toBeGreaterThan(0);
  });

  it('orders nothing at another amount than was shown', async () => {
    const { code } = await shop.buy(5000);
    for (const amount of [4999, 5001]) {
      const { answer, basket } = await shop.spend({ code, amount });
      expect([answer.status, answer.error?.code]).toEqual([409, 'gift-card-changed']);
      expect((await basket()).items).toHaveLength(1);
    }
    const alone = { integrationType: 'gift-card', subIntegrationType: 'gift-card' } as const;
    const { answer } = await shop.spend({ code, amount: 5000 }, alone);
    expect(answer.error?.code).toBe('gift-card-changed');
    expect((await shop.spend(undefined, alone)).answer.error?.code).toBe('payment-method-unavailable');
    expect((await shop.spend({ code: unknownCode, amount: 1 })).answer.error?.code).toBe('gift-card-invalid');
    expect(await shop.left(code)).toBe(5000);
  });

  it.each(['decline', 'cancel'] as const)(
    'gives the amount back when the rest ends with %s',
    async (outcome) => {
      const { code } = await shop.buy(5000);
      const { answer, basket } = await shop.spend({ code, amount: 5000 });
      expect(await shop.left(code)).toBe(0);
      const { sessionId } = only(answer);
      await Promise.all([shop.settle(sessionId, outcome), shop.settle(sessionId, outcome)]);
      expect(await shop.left(code)).toBe(5000);
      expect((await basket()).items).toHaveLength(1);
    },
  );

  it('gives the amount back when the shopper leaves, or cancels', async () => {
    const { code } = await shop.buy(5000);
    const left = await shop.spend({ code, amount: 5000 });
    api.clock.now = new Date(start().getTime() + 31 * 60_000);
    await cancelUnpaidOrders(api.services);
    expect(await shop.left(code)).toBe(5000);
    const { answer, token } = await shop.spend({ code, amount: 5000 });
    await api.post(`orders/${only(answer).orderId}/cancel`, undefined, token);
    expect(await shop.left(code)).toBe(5000);
    // Money that comes all the same goes back where it came from, and none of it to the card.
    const { orderId, sessionId } = only(left.answer);
    await shop.settle(sessionId);
    const late = await detail(orderId, left.token);
    const rest = late.orderSummary.total.amount - 5000;
    expect(late).toMatchObject({
      status: 'cancelled',
      paid: { amount: rest },
      refunded: { amount: rest },
      remaining: { amount: 0 },
    });
    const [, creditNote] = await invoiceOf(orderId);
    expect(creditNote).not.toHaveProperty('takenByBank');
    expect(await shop.left(code)).toBe(5000);
  });

  it('settles an order that the card pays alone when the process died before that was noted', async () => {
    const { code } = await shop.buy(50_000);
    const shopper = await shop.spend(undefined);
    const { charged } = only(await shopper.order(only(shopper.answer).orderId));
    const { answer, order } = await shop.spend({ code, amount: charged.amount });
    const { orderId } = only(answer);
    const waiting = { status: 'waitingForPayment', paymentStatus: 'pending' } as const;
    await api.db.update(orders).set(waiting).where(eq(orders.id, orderId));
    await api.db.update(payments).set({ status: 'pending' }).where(eq(payments.orderId, orderId));
    api.clock.now = new Date(start().getTime() + 5 * 60_000);
    await cancelUnpaidOrders(api.services);
    expect(only(await order(orderId)).status).toBe('orderPlaced');
  });
});
