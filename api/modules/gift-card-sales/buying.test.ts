import { eq } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { Order, OrderDetail } from '../../contract/checkout.ts';
import type { GiftCardAmount } from '../../contract/gift-cards.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { mails } from '../../db/schema/mail.ts';
import { orders, payments } from '../../db/schema/sales.ts';
import { only } from '../../testing/shopper.ts';
import { postKeyed, staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { forgetRecipients } from '../gift-cards/clean-up.ts';
import { toMessage } from '../mail/message.ts';
import { carryOutRefunds } from '../payments/carry-out-refunds.ts';
import { refreshPayment } from '../payments/own-payment.ts';
import { sandbox } from '../payments/sandbox.ts';
import { sendDueCards } from './send-due.ts';
import { type CardShop, cardShop, type PlacedCard, somePurchase } from './testing/card-shop.ts';

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

const inDays = (days: number) => {
  api.clock.now = new Date(start().getTime() + days * dayMs);
  return api.clock.now.toISOString().slice(0, 10);
};
const mailsOfKind = (kind: string) => api.db.select().from(mails).where(eq(mails.kind, kind));
const invoiceOf = async (orderId: string) =>
  (await api.db.select().from(invoices).where(eq(invoices.orderId, orderId))).map(({ document }) => document);
const detail = async (orderId: string, token: string) =>
  only(await api.get<OrderDetail>(`orders/${orderId}`, token));

describe('buying', () => {
  it('offers the amounts of the site, and nothing where it sells none', async () => {
    const { items } = await api.get<GiftCardAmount>('gift-cards/amounts');
    expect(items[0]).toEqual({ amount: { amount: 2500, currency: 'EUR' } });
    expect((await api.get('/api/b2bTr/gift-cards/amounts')).items).toEqual([]);
    const answer = await api.post('/api/b2bTr/gift-cards', [somePurchase], await api.guestToken('b2bTr'));
    expect(answer.error?.code).toBe('resource-not-found');
  });

  it('mails the code once it is paid, keeps only its hash, and tells giver and recipient', async () => {
    const { orderId, token, sessionId } = await shop.order({ message: 'Kijk op https://kwaad.example' });
    expect(await detail(orderId, token)).toMatchObject({
      status: 'waitingForPayment',
      boughtCard: { status: 'ordered', recipientName: 'Eva', validUntil: null },
      charged: { amount: 5000 },
    });
    await shop.settle(sessionId);
    await shop.settle(sessionId);
    const code = await shop.mailedCode();
    expect(code).toMatch(/^([2-9A-Z]{4}-){4}[2-9A-Z]{4}$/);
    const [card] = await api.db.select().from(giftCards).where(eq(giftCards.orderId, orderId));
    expect(JSON.stringify(card)).not.toContain(code.replaceAll('-', ''));
    const shown = await detail(orderId, token);
    expect(shown).toMatchObject({
      status: 'delivered',
      boughtCard: { status: 'active', validUntil: '2031-11-16' },
      vat: { percent: 0, total: { amount: 0 } },
    });
    const [mail] = (await mailsOfKind('gift-card')).slice(-1);
    if (!mail) throw new Error('No mail.');
    const { text, html } = await toMessage(mail, api.services);
    for (const words of [code, 'Eva', 'Sanne', '16 november 2031']) expect(text).toContain(words);
    expect(html).not.toContain('kwaad.example');
    const [paid] = (await mailsOfKind('order-paid')).filter(({ data }) => data.orderId === orderId);
    if (!paid) throw new Error('No confirmation.');
    expect((await toMessage(paid, api.services)).text).toContain('14 dagen');
  });

  it('bears no VAT, and its invoice says so', async () => {
    const { orderId } = await shop.buy();
    expect(await invoiceOf(orderId)).toEqual([
      expect.objectContaining({
        isVoucher: true,
        total: { amount: 5000, currency: 'EUR' },
        vat: expect.objectContaining({ percent: 0, amount: { amount: 0, currency: 'EUR' } }),
      }),
    ]);
  });

  it('waits for its day, and is sent once', async () => {
    const sendOn = inDays(30);
    api.clock.now = start();
    const { orderId, sessionId, token } = await shop.order({ sendOn });
    await shop.settle(sessionId);
    expect((await detail(orderId, token)).boughtCard).toMatchObject({ status: 'waiting', sendOn });
    inDays(29);
    expect(await sendDueCards(api.services)).toBe(0);
    inDays(30);
    const before = (await mailsOfKind('gift-card')).length;
    const sent = await Promise.all([sendDueCards(api.services), sendDueCards(api.services)]);
    expect(sent.toSorted()).toEqual([0, 1]);
    expect((await mailsOfKind('gift-card')).length - before).toBe(1);
    api.clock.now = start();
    expect((await detail(orderId, token)).boughtCard).toMatchObject({
      status: 'active',
      validUntil: '2031-12-16',
    });
  });

  it('opens no code when it was not paid', async () => {
    const { orderId, sessionId, token } = await shop.order();
    const before = (await mailsOfKind('gift-card')).length;
    await shop.settle(sessionId, 'decline');
    expect((await mailsOfKind('gift-card')).length).toBe(before);
    expect((await detail(orderId, token)).boughtCard).toMatchObject({ status: 'void' });
    expect((await api.get<Order>('orders', token)).items).toEqual([]);
  });

  it('orders one card for a call that is repeated', async () => {
    const token = await api.guestToken();
    const call = () => postKeyed(api, 'gift-cards', { key: 'gift-1', token }, [somePurchase]);
    const bodies = await Promise.all((await Promise.all([call(), call()])).map((answer) => answer.json()));
    expect(bodies[0]).toEqual(bodies[1]);
    expect((await api.get<Order>('orders', token)).items).toHaveLength(1);
  });

  it.each([
    [{ amount: 4999 }, 400, 'amount'],
    [{ sendOn: '2026-11-15' }, 400, 'sendOn'],
    [{ sendOn: '2027-05-16' }, 400, 'sendOn'],
    [{ sendOn: '2026-02-30' }, 400, 'sendOn'],
    [{ recipientEmail: 'eva' }, 400, 'recipientEmail'],
    [{ termAndConditionIsAccepted: false }, 422, 'terms-not-accepted'],
    [{ subIntegrationType: 'pay-later' }, 422, 'payment-method-unavailable'],
    [{ integrationType: 'gift-card', subIntegrationType: 'gift-card' }, 422, 'payment-method-unavailable'],
    [{ cancelUrl: '/de/gift-cards' }, 400, 'cancelUrl'],
  ])('refuses %j', async (change, status, named) => {
    const answer = await api.post('gift-cards', [{ ...somePurchase, ...change }], await api.guestToken());
    expect([answer.status, JSON.stringify(answer.error)]).toEqual([status, expect.stringContaining(named)]);
  });

  it('is undone by withdrawing within 14 days of its day, while nothing was spent', async () => {
    const { orderId, token, code } = await shop.buy();
    inDays(13);
    const order = await detail(orderId, token);
    const answer = await api.post('withdrawals', [{ orderId, name: 'Sanne de Wit' }], token);
    expect([answer.status, answer.error]).toEqual([200, null]);
    expect((await shop.balance(code)).error?.code).toBe('gift-card-invalid');
    expect(await carryOutRefunds(api.services)).toBe(1);
    expect(await detail(order.id, token)).toMatchObject({
      status: 'returned',
      refunded: { amount: 5000 },
      refunds: [{ status: 'done', way: 'ideal' }],
      boughtCard: { status: 'void' },
    });
    expect(await invoiceOf(orderId)).toHaveLength(2);
  });

  it('is not undone too late, nor once something was spent', async () => {
    const late = await shop.buy();
    inDays(20);
    const tooLate = await api.post('withdrawals', [{ orderId: late.orderId, name: 'S' }], late.token);
    expect(tooLate.error?.code).toBe('not-withdrawable');
    api.clock.now = start();
    const used = await shop.buy();
    const { answer } = await shop.spend({ code: used.code, amount: 5000 });
    expect(answer.status).toBe(200);
    const spent = await api.post('withdrawals', [{ orderId: used.orderId, name: 'S' }], used.token);
    expect(spent.error?.code).toBe('not-withdrawable');
    const admin = await staffToken(api);
    const cancel = await api.post(`orders/${used.orderId}/events`, [{ event: 'takeBack' }], admin);
    expect(cancel.error?.code).toBe('state-conflict');
  });

  it('is cancelled before its day by whoever bought it', async () => {
    const { orderId, sessionId, token } = await shop.order({ sendOn: '2026-12-24' });
    await shop.settle(sessionId);
    expect((await api.post(`orders/${orderId}/cancel`, undefined, token)).status).toBe(200);
    inDays(60);
    expect(await sendDueCards(api.services)).toBe(0);
    api.clock.now = start();
    expect(await detail(orderId, token)).toMatchObject({ status: 'cancelled', refunded: { amount: 5000 } });
  });

  it('is sent once more by staff, under a code of its own', async () => {
    const { orderId, code } = await shop.buy();
    const admin = await staffToken(api);
    const again = () =>
      api.post(`orders/${orderId}/gift-card`, [{ recipientEmail: 'noor@example.nl' }], admin);
    expect((await again()).items).toEqual([
      { orderId, recipientEmail: 'noor@example.nl', balance: { amount: 5000, currency: 'EUR' } },
    ]);
    const other = await shop.mailedCode();
    expect(other).not.toBe(code);
    expect((await shop.balance(code)).error?.code).toBe('gift-card-invalid');
    expect(await shop.left(other)).toBe(5000);
    await shop.spend({ code: other, amount: 5000 });
    expect((await again()).error?.code).toBe('state-conflict');
  });

  describe('when the bank takes its money back', () => {
    /** Asks the payment service, which tells of so much. */
    const refresh = async ({ orderId, sessionId }: PlacedCard, chargedBackMinor: number) => {
      const told = { ...sandbox, status: async () => ({ state: 'success' as const, chargedBackMinor }) };
      const services = { ...api.services, payments: { ...api.services.payments, providerOf: () => told } };
      const [payment] = await api.db.select().from(payments).where(eq(payments.sessionId, sessionId));
      const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
      if (!payment || !order) throw new Error('There is no such order.');
      await refreshPayment({ payment, order }, services);
      const [card] = await api.db.select().from(giftCards).where(eq(giftCards.orderId, orderId));
      return card?.status;
    };

    it('is blocked, and can be spent again once the money is back', async () => {
      const bought = await shop.buy();
      expect(await refresh(bought, 5000)).toBe('blocked');
      expect((await shop.balance(bought.code)).error?.code).toBe('gift-card-invalid');
      expect(await refresh(bought, 0)).toBe('active');
      expect(await shop.left(bought.code)).toBe(5000);
    });

    it('is not sent on its day, but once the money is back', async () => {
      const placed = await shop.order({ sendOn: '2026-12-24' });
      await shop.settle(placed.sessionId);
      expect(await refresh(placed, 5000)).toBe('blocked');
      inDays(60);
      expect(await sendDueCards(api.services)).toBe(0);
      expect(await refresh(placed, 0)).toBe('waiting');
      expect(await sendDueCards(api.services)).toBe(1);
      expect(await shop.left(await shop.mailedCode())).toBe(5000);
    });

    it('cannot be withdrawn from where something was spent of it', async () => {
      const { code, ...bought } = await shop.buy();
      expect((await shop.spend({ code, amount: 5000 })).answer.status).toBe(200);
      expect(await refresh(bought, 5000)).toBe('blocked');
      const answer = await api.post('withdrawals', [{ orderId: bought.orderId, name: 'S' }], bought.token);
      expect(answer.error?.code).toBe('not-withdrawable');
    });
  });

  it('forgets after a year to whom it went, and nothing of what is on it', async () => {
    const { orderId } = await shop.buy();
    const year = new Date(start().getTime() + 366 * dayMs);
    await forgetRecipients(api.db, year, 500);
    const [card] = await api.db.select().from(giftCards).where(eq(giftCards.orderId, orderId));
    expect(card).toMatchObject({ recipientEmail: '', recipientName: '', message: '', balance: 5000 });
  });
});
