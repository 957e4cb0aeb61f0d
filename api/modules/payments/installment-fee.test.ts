import { and, eq } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import type { Order, OrderDetail } from '../../contract/checkout.ts';
import { languages } from '../../contract/sites.ts';
import { mails } from '../../db/schema/mail.ts';
import { only, setStock } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { renderMail } from '../mail/render-mail.ts';
import { settlePayment } from './settle.ts';
import { siteShopper } from './testing/site-shopper.ts';

const sofa = 'V100101';

describe('what paying in parts costs', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, sofa, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  async function ordered(installmentCount: number) {
    const shopper = await siteShopper(api, 'tr', sofa);
    const { orderId, sessionId } = only(
      await shopper.checkout({ subIntegrationType: 'card', bin: '545103', installmentCount }),
    );
    return { ...shopper, orderId, sessionId, shown: await shopper.order(orderId) };
  }
  /** What the mail says, with plain spaces. */
  async function mailOf(orderId: string, kind: string, language: (typeof languages)[number] = 'tr') {
    const rows = await api.db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, kind), eq(mails.site, 'tr')));
    const mail = rows.find(({ data }) => data.orderId === orderId);
    if (!mail) throw new Error(`No mail ${kind}.`);
    const { content } = await renderMail(mail, { site: siteRules.tr, language }, api.services);
    return JSON.stringify(content).replace(/[\u00a0\u202f]/g, ' ');
  }
  const lira = (minor: number) =>
    new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(minor / 100);

  test('stands beside the total in the order, its list and what staff see', async () => {
    const { orderId, shown, get } = await ordered(12);
    const fee = { amount: Math.round(shown.orderSummary.total.amount * 0.07), currency: 'TRY' };
    expect(shown.installmentFee).toEqual(fee);
    expect((await get<OrderDetail>('orders')).items).toMatchObject([{ id: orderId, installmentFee: fee }]);
    const staff = await staffToken(api, 'tr');
    const path = `/api/tr/admin/orders?orderNumber=${shown.orderNumber}`;
    expect((await api.get<Order>(path, staff)).items).toMatchObject([{ installmentFee: fee }]);
    expect((await ordered(1)).shown.installmentFee).toEqual({ amount: 0, currency: 'TRY' });
  });

  test('is named in the confirmation, and what was paid and goes back includes it', async () => {
    const { orderId, sessionId, shown, token } = await ordered(12);
    const fee = shown.installmentFee.amount;
    const charged = lira(shown.orderSummary.total.amount + fee);
    const placed = await mailOf(orderId, 'order-placed');
    expect(placed).toContain('Taksit farkı');
    expect(placed).toContain(lira(fee));
    expect(placed).toContain(charged);
    await settlePayment({ site: 'tr', sessionId }, 'success', api.services);
    expect(await mailOf(orderId, 'order-paid')).toContain(charged);
    await api.post(`/api/tr/orders/${orderId}/cancel`, undefined, token);
    expect(await mailOf(orderId, 'order-cancelled')).toContain(charged);
  });

  test('bears VAT, which the mail names with that of the order', async () => {
    const { orderId, shown } = await ordered(12);
    const fee = shown.installmentFee.amount;
    const { percent, total, installmentFee } = shown.vat;
    expect([percent, installmentFee.amount]).toEqual([20, Math.round(fee / 6)]);
    expect(total.amount).toBe(shown.orderSummary.vat.amount + Math.round(fee / 6));
    expect(await mailOf(orderId, 'order-placed')).toContain(lira(total.amount));
  });

  test('has a name in every language, and none where nothing was added', async () => {
    const { orderId } = await ordered(12);
    const names = await Promise.all(
      languages.map(async (language) =>
        /Ratenzahlung|termijnen|Instalment|Taksit|splátky|plusieurs fois/.exec(
          await mailOf(orderId, 'order-placed', language),
        ),
      ),
    );
    expect(names.filter(Boolean)).toHaveLength(languages.length);
    expect(await mailOf((await ordered(1)).orderId, 'order-placed')).not.toContain('Taksit farkı');
  });
});
