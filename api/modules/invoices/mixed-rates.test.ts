import { eq } from 'drizzle-orm';
import type { Invoice } from '../../contract/invoices.ts';
import { orderItems } from '../../db/schema/sales.ts';
import { only, setPrice, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { taxedParts } from '../orders/order-vat.ts';
import { findOrderOfSite } from '../orders/repo.ts';
import { requestRefund } from '../orders/request-refund.ts';
import { settlePayment } from '../payments/settle.ts';
import { siteShopper } from '../payments/testing/site-shopper.ts';

const sofa = 'V100101';
const lamp = 'V105301';

describe('an invoice with goods of two rates', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    for (const vsin of [sofa, lamp]) await setStock(api, vsin, null, 'continue');
    await setPrice(api, sofa, 1_100_000, 'tr');
    await setPrice(api, lamp, 120_000, 'tr');
  }, 120_000);
  afterAll(() => api.close());

  test('is taken back at the rates of what comes back, and with the rest exactly', async () => {
    const shopper = await siteShopper(api, 'tr', sofa);
    await shopper.post('basket', { productId: lamp, quantity: 1 });
    const { orderId, sessionId } = only(await shopper.checkout({ subIntegrationType: 'card' }));
    await settlePayment({ site: 'tr', sessionId }, 'success', api.services);
    const order = await findOrderOfSite(api.db, 'tr', orderId);
    const [first] = await api.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(orderItems.position);
    if (!order || !first) throw new Error('There is no order.');
    const back = first.lineAmount - first.discount;
    const parts = taxedParts(order, first, back);
    const now = api.clock.now;
    await api.db.transaction((tx) =>
      requestRefund(tx, { orderId, amountMinor: back, parts, reason: 'returned', now }),
    );
    only(await shopper.post(`orders/${orderId}/cancel`, undefined));
    const [invoice, ofSofa, rest] = (await shopper.get<Invoice>(`orders/${orderId}/invoices`)).items;
    const sofaVatMinor = Math.round((back * 10) / 110);
    expect(invoice?.vat.rates?.map(({ percent }) => percent)).toEqual([20, 10]);
    expect(ofSofa?.vat).toMatchObject({ percent: 10, amount: { amount: sofaVatMinor } });
    expect(ofSofa?.vat.rates).toBeUndefined();
    expect(rest?.vat.percent).toBe(20);
    const sum = (of: (one: Invoice | undefined) => number | undefined) => (of(ofSofa) ?? 0) + (of(rest) ?? 0);
    expect(sum((one) => one?.total.amount)).toBe(invoice?.total.amount);
    expect(sum((one) => one?.vat.amount.amount)).toBe(invoice?.vat.amount.amount);
  });
});
