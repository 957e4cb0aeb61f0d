import { eq } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import type { Invoice } from '../../contract/invoices.ts';
import type { AdminRefund } from '../../contract/refunds.ts';
import { mails } from '../../db/schema/mail.ts';
import { refunds } from '../../db/schema/payments.ts';
import { orders, payments } from '../../db/schema/sales.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import { only, setStock } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from '../mail/message.ts';
import { moveOrder } from '../orders/move-order.ts';
import { lockOrderToMove, saveOrderState } from '../orders/repo.ts';
import { requestRefund } from '../orders/request-refund.ts';
import { paidOrder as orderPaid } from './testing/paid-order.ts';

const sofa = 'V100101';
const delivered = { status: 'delivered', paymentStatus: 'paid' } as const;
const account = { accountHolder: 'S. de Wit', iban: 'NL91 ABNA 0417 1643 00' };

describe('what shoppers are told of refunds', () => {
  let api: TestApi;
  let staff: string;
  beforeAll(async () => {
    api = await startTestApi();
    staff = await staffToken(api);
    await setStock(api, sofa, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  const paidOrder = (way: 'ideal' | 'wire', quantity = 1) => orderPaid(api, sofa, { way, quantity });
  const cancel = (orderId: string, token: string) => api.post(`orders/${orderId}/cancel`, undefined, token);
  const ask = (orderId: string, amountMinor: number) =>
    api.db.transaction((tx) =>
      requestRefund(tx, { orderId, amountMinor, reason: 'returned', now: api.clock.now }),
    );
  async function messagesOf(kind: string, orderId: string) {
    const stored = await api.db.select().from(mails).where(eq(mails.kind, kind));
    const ids = (await api.db.select().from(refunds).where(eq(refunds.orderId, orderId))).map(({ id }) => id);
    const own = stored.filter(
      ({ data }) => data.orderId === orderId || ids.some((id) => id === data.refundId),
    );
    return Promise.all(own.map((mail) => toMessage(mail, api.services)));
  }
  const mailed = async (kind: string, orderId: string) =>
    (await messagesOf(kind, orderId)).map(({ text }) => text);

  const takeBackDelivered = (orderId: string) =>
    api.db.transaction(async (tx) => {
      const order = await lockOrderToMove(tx, 'nl', orderId);
      if (!order) throw new Error('There is no order.');
      await saveOrderState(tx, orderId, delivered, api.clock.now);
      await moveOrder(tx, { ...order, ...delivered }, 'takeBack', api.clock.now);
    });

  const money = createMoneyText({ site: siteRules.nl, language: 'nl' });
  /** Text has no spaces that keep together. */
  const textOf = (minor: number) => money(minor).replaceAll(/[\u00a0\u202f]/g, ' ');

  test('cancelling promises what still goes back, not what has gone back or the bank has taken', async () => {
    const partly = await paidOrder('ideal', 2);
    await ask(partly.orderId, 12_300);
    await cancel(partly.orderId, partly.token);
    const [told] = await mailed('order-cancelled', partly.orderId);
    expect(told).toContain(`Wij betalen ${textOf(partly.total - 12_300)} binnen`);

    const taken = await paidOrder('ideal');
    const chargedBack = { chargedBack: taken.total };
    await api.db.update(payments).set(chargedBack).where(eq(payments.sessionId, taken.sessionId));
    await cancel(taken.orderId, taken.token);
    const [nothing] = await mailed('order-cancelled', taken.orderId);
    expect(nothing).toContain('is geannuleerd');
    expect(nothing).not.toContain('Wij betalen');
    expect(nothing).not.toContain('niets in rekening gebracht');
    expect(nothing).toContain(`Uw bank heeft ${textOf(taken.total)} van deze betaling al teruggeboekt`);
    const { items } = await api.get<Invoice>(`orders/${taken.orderId}/invoices`, taken.token);
    expect(items.map(({ kind, total }) => [kind, total.amount])).toEqual([
      ['invoice', taken.total],
      ['creditNote', taken.total],
    ]);
  });

  test('a sale that is undone is credited whole, whoever has the money: the bank, the shopper, or both', async () => {
    const taken = await paidOrder('ideal', 2);
    const ofBankMinor = 50_000;
    await api.db
      .update(payments)
      .set({ chargedBack: ofBankMinor })
      .where(eq(payments.sessionId, taken.sessionId));
    await takeBackDelivered(taken.orderId);
    const { items } = await api.get<Invoice>(`orders/${taken.orderId}/invoices`, taken.token);
    const [invoice, ...credits] = items;
    expect(credits).toMatchObject([
      { total: invoice?.total, vat: invoice?.vat, takenByBank: { amount: ofBankMinor } },
    ]);
    const [returned] = await mailed('order-status', taken.orderId);
    expect(returned).toContain(`Wij betalen ${textOf(taken.total - ofBankMinor)} binnen`);
    expect(returned).toContain(`Uw bank heeft ${textOf(ofBankMinor)} van deze betaling al teruggeboekt`);
    expect(await taken.shown()).toMatchObject({
      chargedBack: { amount: ofBankMinor },
      refunds: [{ amount: { amount: taken.total - ofBankMinor } }],
    });
  });

  test('a return promises no money that the bank has taken, and its credit note says who had it', async () => {
    const taken = await paidOrder('ideal');
    await api.db
      .update(payments)
      .set({ chargedBack: taken.total })
      .where(eq(payments.sessionId, taken.sessionId));
    await takeBackDelivered(taken.orderId);
    const [message] = await messagesOf('order-status', taken.orderId);
    expect(message?.text).not.toContain('Wij betalen');
    expect(message?.text).toContain('al teruggeboekt');
    expect(message?.attachments?.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^Creditnota C-NL/),
    ]);
    expect((await taken.shown()).refunds).toEqual([]);
  });

  test.each(['nl', 'en', 'de', 'fr', 'cs', 'tr'] as const)(
    'pieces that come back after the bank took all of it: a credit note by mail in %s, and no promise',
    async (language) => {
      const { orderId, sessionId, total, shown } = await paidOrder('ideal', 2);
      await api.db.update(orders).set({ language }).where(eq(orders.id, orderId));
      await api.db.update(payments).set({ chargedBack: total }).where(eq(payments.sessionId, sessionId));
      const pieceMinor = 20_000;
      expect(await ask(orderId, pieceMinor)).toBe(0);
      expect((await shown()).refunds).toEqual([]);
      expect(await messagesOf('refund-announced', orderId)).toEqual([]);
      const [message, ...more] = await messagesOf('sale-credited', orderId);
      expect(more).toEqual([]);
      const money = createMoneyText({ site: siteRules.nl, language });
      const amountOf = (minor: number) => money(minor).replaceAll(/[\u00a0\u202f]/g, ' ');
      expect(message?.text).toContain(amountOf(pieceMinor));
      expect(message?.text).toContain(amountOf(total));
      expect(message?.attachments).toHaveLength(1);
      // What is left of the sale is credited once, however often it is asked for.
      await ask(orderId, total);
      await ask(orderId, total);
      expect(await messagesOf('sale-credited', orderId)).toHaveLength(2);
    },
  );

  test('a refund that failed as the bank was quicker is not called one to come', async () => {
    const { orderId, sessionId, shown, total } = await paidOrder('ideal');
    await ask(orderId, total);
    await api.db.update(refunds).set({ status: 'failed' }).where(eq(refunds.orderId, orderId));
    expect((await shown()).refunds).toMatchObject([{ status: 'failed' }]);
    await api.db.update(payments).set({ chargedBack: total }).where(eq(payments.sessionId, sessionId));
    expect((await shown()).refunds).toMatchObject([{ status: 'charged-back' }]);
    const waiting = await api.get<AdminRefund>('admin/refunds?status=failed&size=100', staff);
    expect(waiting.items).toContainEqual(expect.objectContaining({ orderId, status: 'failed' }));
  });

  test('staff correct the account of a transfer, which the shopper is told and later ones go to', async () => {
    const { orderId, token, shown } = await paidOrder('wire', 2);
    await ask(orderId, 1000);
    await api.post(`orders/${orderId}/refund-account`, [account], token);
    const [first] = (await shown()).refunds;
    const path = `refunds/${first?.id}/account`;
    const other = { accountHolder: 'S. Smit', iban: 'DE89 3704 0044 0532 0130 00' };
    expect((await api.post(path, [other], token)).status).toBe(403);
    expect((await api.post(path, [{ ...other, iban: 'DE00' }], staff)).status).toBe(400);
    const elsewhere = await staffToken(api, 'de');
    expect((await api.post(`/api/de/${path}`, [other], elsewhere)).error?.code).toBe('resource-not-found');
    const toldBefore = (await mailed('refund-announced', orderId)).length;
    const changed = { accountHolder: 'S. Smit', iban: 'DE89370400440532013000', status: 'to-transfer' };
    expect(only(await api.post<AdminRefund>(path, [other], staff))).toMatchObject(changed);
    const told = await mailed('refund-announced', orderId);
    expect(told).toHaveLength(toldBefore + 1);
    expect(told.at(-1)).toContain('DE89 3704 0044 0532 0130 00');
    await cancel(orderId, token);
    expect((await shown()).refunds).toMatchObject([changed, changed]);
    await api.post(`refunds/${first?.id}/done`, [{}], staff);
    expect((await api.post(path, [account], staff)).error?.code).toBe('state-conflict');
  });

  test('each change of the account is told, back to an earlier one too, and what stays as it is is not', async () => {
    const { orderId, token, shown } = await paidOrder('wire', 2);
    await ask(orderId, 1000);
    await api.post(`orders/${orderId}/refund-account`, [account], token);
    const [refund] = (await shown()).refunds;
    const before = (await mailed('refund-announced', orderId)).length;
    const toldAfter = async (item: object) => {
      only(await api.post<AdminRefund>(`refunds/${refund?.id}/account`, [item], staff));
      return (await mailed('refund-announced', orderId)).length - before;
    };
    const other = { ...account, iban: 'DE89 3704 0044 0532 0130 00' };
    expect(await toldAfter(account)).toBe(0);
    expect(await toldAfter(other)).toBe(1);
    expect(await toldAfter(other)).toBe(1);
    expect(await toldAfter(account)).toBe(2);
    expect(await toldAfter({ ...account, accountHolder: 'Sanne de Wit' })).toBe(3);
  });
});
