import { eq } from 'drizzle-orm';
import { addDays, dayMs } from '../../contract/calendar.ts';
import type { OrderDetail } from '../../contract/checkout.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { only } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { carryOutRefunds } from '../payments/carry-out-refunds.ts';
import { type CardShop, cardShop } from './testing/card-shop.ts';

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

describe('refunds', () => {
  it('go to the card for what it has paid, and the rest the other way', async () => {
    const { code } = await shop.buy(5000);
    const { answer, token } = await shop.spend({ code, amount: 5000 });
    const { orderId, sessionId } = only(answer);
    await shop.settle(sessionId);
    await api.post(`orders/${orderId}/cancel`, undefined, token);
    // By the clock of the database, in which they were made.
    api.clock.now = new Date(Date.now() + dayMs);
    await carryOutRefunds(api.services);
    api.clock.now = start();
    expect(await shop.left(code)).toBe(5000);
    const order = await detail(orderId, token);
    const total = order.orderSummary.total.amount;
    expect(order).toMatchObject({ refunded: { amount: total }, remaining: { amount: 0 } });
    expect(order.refunds.map(({ way, amount, status }) => [way, amount.amount, status]).toSorted()).toEqual([
      ['gift-card', 5000, 'done'],
      ['ideal', total - 5000, 'done'],
    ]);
    const [, creditNote] = await invoiceOf(orderId);
    expect(creditNote).toMatchObject({ total: { amount: total }, byGiftCard: { amount: 5000 } });
  });

  it('of pieces go to the card first, and never more than was paid', async () => {
    const { code } = await shop.buy(5000);
    const giftCard = { code, amount: 5000 };
    const { answer, token } = await shop.spend(giftCard, {}, { quantity: 2 });
    const { orderId, sessionId } = only(answer);
    await shop.settle(sessionId);
    const admin = await staffToken(api);
    const move = (event: string) => api.post(`orders/${orderId}/events`, [{ event }], admin);
    for (const event of ['prepare', 'ship', 'deliver']) expect((await move(event)).status).toBe(200);
    const lines = [{ line: 0, quantity: 1 }];
    await api.post('withdrawals', [{ orderId, name: 'S', lines }], token);
    const [open] = await api.db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
    expect((await api.post(`withdrawals/${open?.id}/takeback`, [{}], admin)).error).toBeNull();
    const waysOf = (order: OrderDetail) => order.refunds.map(({ way, amount }) => [way, amount.amount]);
    const first = await detail(orderId, token);
    const chair = first.refunded.amount;
    expect(waysOf(first).toSorted()).toEqual([
      ['gift-card', 5000],
      ['ideal', chair - 5000],
    ]);
    await move('takeBack');
    expect(await shop.left(code)).toBe(5000);
    const over = await detail(orderId, token);
    expect(over.refunded).toEqual(over.orderSummary.total);
    expect(waysOf(over).filter(([way]) => way === 'gift-card')).toHaveLength(1);
  });

  it('give a card that has run out another year', async () => {
    const { code } = await shop.buy(5000);
    api.clock.now = new Date('2031-11-16T10:00:00+01:00');
    const { answer, token } = await shop.spend({ code, amount: 5000 });
    const { orderId, sessionId } = only(answer);
    await shop.settle(sessionId);
    api.clock.now = new Date('2031-11-20T10:00:00+01:00');
    await api.post(`orders/${orderId}/cancel`, undefined, token);
    expect(only(await shop.balance(code))).toMatchObject({
      balance: { amount: 5000 },
      validUntil: '2032-11-20',
    });
  });

  it('give it that year too when an order held them that was not paid', async () => {
    const { code } = await shop.buy(5000);
    const [{ validUntil } = { validUntil: '' }] = (await shop.balance(code)).items;
    api.clock.now = new Date(`${validUntil}T23:58:00+01:00`);
    const { sessionId } = only((await shop.spend({ code, amount: 5000 })).answer);
    api.clock.now = new Date(api.clock.now.getTime() + 5 * 60_000);
    await shop.settle(sessionId, 'decline');
    const given = addDays(validUntil, 1).replace(/^\d+/, (year) => String(Number(year) + 1));
    expect(only(await shop.balance(code))).toMatchObject({ balance: { amount: 5000 }, validUntil: given });
  });
});
