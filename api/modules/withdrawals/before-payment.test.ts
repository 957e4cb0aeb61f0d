import { and, eq, sql } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import type { OrderDetail } from '../../contract/checkout.ts';
import type { Invoice } from '../../contract/invoices.ts';
import { mails } from '../../db/schema/mail.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import { newShopper, only } from '../../testing/shopper.ts';
import { toMessage } from '../mail/message.ts';
import { orderKey } from './order-secrets.ts';
import { chair, sofa, startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

describe('withdrawing from an order whose transfer has not come in yet', () => {
  let shop: WithdrawalShop;
  beforeAll(async () => {
    shop = await startWithdrawalShop();
  }, 120_000);
  beforeEach(() => shop.fillStock());
  afterAll(() => shop.api.close());

  /** Two sofas and three chairs that wait for a transfer. */
  async function waiting() {
    const shopper = await newShopper(shop.api);
    await shopper.add(sofa, 2);
    await shopper.add(chair, 3);
    await shopper.chooseAddress();
    const { orderId } = only(await shopper.checkout({ integrationType: 'wire', subIntegrationType: 'wire' }));
    const { orderNumber, orderSummary } = only(await shopper.order(orderId));
    return {
      ...shopper,
      orderId,
      orderNumber,
      key: await orderKey(shop.api.db, orderId),
      total: orderSummary.total.amount,
    };
  }
  async function takenBack(key: string, line: number, quantity: number) {
    const { id } = only(await shop.withdraw({ key, lines: [{ line, quantity }] }));
    expect(only(await shop.takeBack(id)).status).toBe('completed');
  }
  const received = (orderNumber: string, amount: number) =>
    shop.api.post('payment/wire-received', [{ orderNumber, amount }], shop.staff);

  test('pieces that were taken back are refunded once the money is there, and only once', async () => {
    const { orderId, orderNumber, key, total } = await waiting();
    await takenBack(key, 0, 1);
    await takenBack(key, 1, 2);
    expect(await shop.refundsOf(orderId)).toEqual([]);
    for (let times = 0; times < 2; times += 1) expect((await received(orderNumber, total)).status).toBe(200);
    expect(await shop.statusOf(orderId)).toBe('orderPlaced');
    expect(await shop.refundsOf(orderId)).toEqual([100_001 + 20_000]);
    expect(await shop.stocks()).toEqual([9, 9]);
  });

  const chargedFor = async ({ orderId, token }: { orderId: string; token: string }) =>
    only(await shop.api.get<OrderDetail>(`orders/${orderId}`, token));

  test('no more is asked for what was withdrawn from: order, transfer and what staff tell', async () => {
    const { token, orderId, orderNumber, key, total } = await waiting();
    await shop.withdraw({ key, lines: [{ line: 1, quantity: 2 }] });
    expect(await chargedFor({ orderId, token })).toMatchObject({
      orderSummary: { total: { amount: total } },
      notAsked: { amount: 20_000 },
      charged: { amount: total - 20_000 },
      transfer: { amount: { amount: total - 20_000 } },
    });
    expect((await received(orderNumber, total - 1)).error?.code).toBe('invalid-input');
    expect((await received(orderNumber, total - 20_000)).status).toBe(200);
    expect(await chargedFor({ orderId, token })).toMatchObject({ paid: { amount: total - 20_000 } });
    // The sum that was asked for first would be a second payment.
    expect((await received(orderNumber, total)).error?.code).toBe('invalid-input');
  });

  test('what was not asked for is not refunded when the pieces are back, nor invoiced; what is withdrawn later is', async () => {
    const { token, orderId, orderNumber, key, total } = await waiting();
    const { id } = only(await shop.withdraw({ key, lines: [{ line: 0, quantity: 1 }] }));
    await received(orderNumber, total - 100_001);
    const invoices = async () => (await shop.api.get<Invoice>(`orders/${orderId}/invoices`, token)).items;
    const [invoice] = await invoices();
    if (!invoice) throw new Error('The payment brought no invoice.');
    expect(invoice.total.amount).toBe(total - 100_001);
    expect(invoice.net.amount + invoice.vat.amount.amount).toBe(invoice.total.amount);
    expect(invoice.lines.at(-1)).toMatchObject({ kind: 'withdrawn', amount: { amount: -100_001 } });
    await shop.takeBack(id);
    expect(await shop.refundsOf(orderId)).toEqual([]);
    await takenBack(key, 1, 1);
    expect(await shop.refundsOf(orderId)).toEqual([10_000]);
    expect((await invoices()).map((one) => one.total.amount)).toEqual([total - 100_001, 10_000]);
    await shop.withdraw({ key });
    expect(await shop.statusOf(orderId)).toBe('cancelled');
    expect((await shop.refundsOf(orderId)).reduce((sum, one) => sum + one, 0)).toBe(total - 100_001);
  });

  test.each([
    ['at first', 0, [100_001, 20_000]],
    ['in between', 100_001, [20_000]],
  ])(
    'a transfer of the sum that was asked for %s is taken, and the rest of it goes back',
    async (_when, less, back) => {
      const { orderId, orderNumber, key, total } = await waiting();
      const receipts = [
        only(await shop.withdraw({ key, lines: [{ line: 0, quantity: 1 }] })),
        only(await shop.withdraw({ key, lines: [{ line: 1, quantity: 2 }] })),
      ];
      expect((await received(orderNumber, total - less)).status).toBe(200);
      for (const { id } of receipts) await shop.takeBack(id);
      expect(await shop.refundsOf(orderId)).toEqual(back);
    },
  );

  test('late money of a reduced sum for an order that is over goes back whole', async () => {
    const { orderId, orderNumber, key, token, total } = await waiting();
    await shop.withdraw({ key, lines: [{ line: 1, quantity: 1 }] });
    await shop.api.post(`orders/${orderId}/cancel`, undefined, token);
    expect((await received(orderNumber, total - 10_000)).status).toBe(200);
    expect(await shop.refundsOf(orderId)).toEqual([total - 10_000]);
  });

  test('money and withdrawal at the same moment: whichever comes first, the shopper has paid what is kept', async () => {
    for (let times = 0; times < 5; times += 1) {
      await shop.fillStock();
      const { orderId, orderNumber, key, total } = await waiting();
      const [answer] = await Promise.all([
        shop.withdraw({ key, lines: [{ line: 1, quantity: 2 }] }),
        received(orderNumber, total),
      ]);
      expect(await shop.statusOf(orderId)).toBe('orderPlaced');
      await shop.takeBack(only(answer).id);
      expect(await shop.refundsOf(orderId)).toEqual([20_000]);
    }
  });

  test('an order of which nothing is kept is over, and late money goes back whole', async () => {
    const { orderId, orderNumber, key, total } = await waiting();
    await takenBack(key, 0, 2);
    expect(only(await shop.withdraw({ key })).isOrderCancelled).toBe(true);
    expect(await shop.statusOf(orderId)).toBe('cancelled');
    await received(orderNumber, total);
    expect(await shop.refundsOf(orderId)).toEqual([total]);
  });

  /** The receipt of a withdrawal as it is mailed. */
  async function receiptMail(withdrawalId: string) {
    const { kind, data } = mails;
    const [mail] = await shop.api.db
      .select()
      .from(mails)
      .where(and(eq(kind, 'withdrawal-received'), sql`${data}->>'withdrawalId' = ${withdrawalId}`));
    if (!mail) throw new Error('No receipt was queued.');
    return (await toMessage(mail, shop.api.services)).text;
  }

  test('the order says which pieces are withdrawn and what is not owed for them', async () => {
    const { orderId, key, order, total } = await waiting();
    expect(only(await order(orderId)).withdrawn).toBeNull();
    const receipt = only(await shop.withdraw({ key, lines: [{ line: 1, quantity: 2 }] }));
    expect(receipt).toMatchObject({ isOrderCancelled: false, isSent: false, paidBy: 'nobody' });
    expect(only(await order(orderId)).withdrawn).toMatchObject({
      lines: [{ quantity: 2 }],
      amount: { amount: 20_000 },
      left: { amount: total - 20_000 },
    });
    expect(only(await shop.takeBack(receipt.id)).status).toBe('completed');
    expect(only(await order(orderId)).withdrawn).toMatchObject({ amount: { amount: 20_000 } });
  });

  test('the receipt promises no money back that nobody paid, and asks for nothing back that nobody sent', async () => {
    const { key, total } = await waiting();
    const text = await receiptMail(only(await shop.withdraw({ key, lines: [{ line: 1, quantity: 1 }] })).id);
    expect(text).toContain('Voor deze artikelen hoeft u niet te betalen.');
    expect(text).toContain('u hoeft dus niets terug te sturen');
    const left = createMoneyText({ site: siteRules.nl, language: 'nl' })(total - 10_000);
    expect(text.replaceAll(/\s/g, ' ')).toContain(left.replaceAll(/\s/g, ' '));
    expect(text).toContain('NL91 ABNA 0417 1643 00');
    expect(text).not.toMatch(/Terugsturen is gratis|Wij betalen binnen 14 dagen/);
  });

  test('of goods that were paid and brought, the receipt tells how they come back and that the money does', async () => {
    const { key } = await shop.delivered();
    const text = await receiptMail(only(await shop.withdraw({ key, lines: [{ line: 1, quantity: 1 }] })).id);
    expect(text).toContain('Terugsturen is gratis');
    expect(text).toContain('Wij betalen binnen 14 dagen na uw verklaring terug.');
  });

  test('of goods that were paid and not sent, it tells of the money only', async () => {
    const { key } = await shop.ordered();
    const text = await receiptMail(only(await shop.withdraw({ key, lines: [{ line: 1, quantity: 1 }] })).id);
    expect(text).not.toContain('Terugsturen is gratis');
    expect(text).toContain('Wij betalen binnen 14 dagen na uw verklaring terug.');
  });
});
