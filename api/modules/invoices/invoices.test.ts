import { eq } from 'drizzle-orm';
import type { Order } from '../../contract/checkout.ts';
import type { CustomerExport } from '../../contract/customer.ts';
import type { Invoice, ListedInvoice } from '../../contract/invoices.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { newCustomer } from '../../testing/customer.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { only, readyShopper, setStock } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { requestRefund } from '../orders/request-refund.ts';
import { settlePayment } from '../payments/settle.ts';

const sofa = 'V100101';
const lamp = 'V105301';
const year = '2026';

describe('invoices', () => {
  let api: TestApi;
  let staff: string;
  beforeAll(async () => {
    api = await startTestApi();
    staff = await staffToken(api);
    for (const vsin of [sofa, lamp]) await setStock(api, vsin, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  async function unpaid(quantity = 1, change = {}) {
    const shopper = await readyShopper(api, sofa, quantity);
    if (Object.keys(change).length > 0) only(await shopper.put(change));
    const { orderId, sessionId } = only(await shopper.checkout());
    const session = { site: 'nl', sessionId } as const;
    return {
      ...shopper,
      orderId,
      pay: () => settlePayment(session, 'success', api.services),
      decline: () => settlePayment(session, 'decline', api.services),
      shown: async () => only<Order>(await shopper.order(orderId)),
      invoices: async () => (await api.get<ListedInvoice>(`orders/${orderId}/invoices`, shopper.token)).items,
    };
  }
  async function paid(quantity = 1) {
    const order = await unpaid(quantity);
    await order.pay();
    return order;
  }
  const refund = (orderId: string, amountMinor: number) =>
    api.db.transaction((tx) =>
      requestRefund(tx, { orderId, amountMinor, reason: 'returned', now: api.clock.now }),
    );
  const sequencesOf = async (kind: string) =>
    (await api.db.select().from(invoices))
      .filter((one) => one.kind === kind && one.site === 'nl')
      .map(({ sequence }) => sequence)
      .sort((a, b) => a - b);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test('are made when the order is paid, once, with all that was charged', async () => {
    const order = await unpaid(2);
    expect(await order.invoices()).toEqual([]);
    for (const _again of [1, 2]) await order.pay();
    const [invoice, ...more] = await order.invoices();
    const { orderSummary, orderNumber, vat } = await order.shown();
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', creditedNumber: null, orderNumber, language: 'nl', method: 'ideal' },
      number: expect.stringMatching(/^F-NL-2026-\d{6}$/),
      issuedOn: '2026-11-16',
      seller: { company: 'Linden Wonen B.V.', registrations: ['KvK 84120391', 'Btw NL863094712B01'] },
      buyer: expect.arrayContaining(['Lindelaan 12 B', '1012 AB Amsterdam', 'Nederland']),
      vat: { country: 'NL', percent: 21, amount: vat.total },
      total: orderSummary.total,
    });
    // Kept for years: no more of the buyer than an invoice has to say.
    expect([...(invoice?.buyer ?? []), ...(invoice?.deliverTo ?? [])].join()).not.toMatch(/@|\+31/);
    const { lines = [], net, total } = invoice ?? {};
    const sum = lines.reduce((all, { amount, discount }) => all + amount.amount - discount.amount, 0);
    expect(sum).toBe(orderSummary.total.amount);
    expect(net?.amount).toBe((total?.amount ?? 0) - vat.total.amount);
  });

  test('name services and delivery, and what was taken off', async () => {
    const shopper = await readyShopper(api, lamp);
    only(await api.post('basket/addremoveinstallation', [lamp], shopper.token));
    // The code is for first orders.
    await shopper.chooseAddress({ email: 'eerste@example.nl' });
    only(await shopper.put({ couponCode: ['WELKOM10'], deliveryMethod: 'placement' }));
    const { orderId, sessionId } = only(await shopper.checkout());
    await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
    const [invoice] = (await api.get<ListedInvoice>(`orders/${orderId}/invoices`, shopper.token)).items;
    const { orderSummary } = only<Order>(await shopper.order(orderId));
    const { lines = [] } = invoice ?? {};
    expect(lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['goods', 'service', 'delivery']));
    expect(lines.reduce((all, { amount, discount }) => all + amount.amount - discount.amount, 0)).toBe(
      orderSummary.total.amount,
    );
    expect(lines.reduce((all, { discount }) => all + discount.amount, 0)).toBe(orderSummary.discount.amount);
  });

  test('have no gap, however many are paid at once and whatever fails between them', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => unpaid()));
    const failing = api.db.transaction(async (tx) => {
      await tx
        .insert(invoices)
        .values([])
        .catch(() => undefined);
      throw new Error('rolled back');
    });
    await Promise.all([
      ...orders.map((order) => order.pay()),
      ...orders.slice(0, 5).map((order) => order.decline()),
      failing.catch(() => undefined),
    ]);
    const sequences = await sequencesOf('invoice');
    expect(sequences).toEqual(upTo(sequences.length));
    expect(sequences.length).toBeGreaterThanOrEqual(20);
  }, 120_000);

  test('are taken back by credit notes that together are never more than they, to the cent of VAT', async () => {
    const order = await paid(3);
    const { orderSummary, vat } = await order.shown();
    const third = Math.floor(orderSummary.total.amount / 3);
    for (const _again of [1, 2]) await refund(order.orderId, third);
    await api.post(`orders/${order.orderId}/cancel`, undefined, order.token);
    const [invoice, ...credits] = await order.invoices();
    expect(credits.map(({ kind, creditedNumber }) => [kind, creditedNumber])).toEqual(
      Array(3).fill(['creditNote', invoice?.number]),
    );
    const sum = (of: (credit: Invoice) => number) => credits.reduce((all, credit) => all + of(credit), 0);
    expect(sum(({ total }) => total.amount)).toBe(orderSummary.total.amount);
    expect(sum((credit) => credit.vat.amount.amount)).toBe(vat.total.amount);
    const sequences = await sequencesOf('creditNote');
    expect(sequences).toEqual(upTo(sequences.length));
  });

  test('of money that came too late are taken back at once', async () => {
    const order = await unpaid();
    await order.decline();
    await order.pay();
    expect((await order.invoices()).map(({ kind }) => kind)).toEqual(['invoice', 'creditNote']);
  });

  test('begin anew with each year of the shop, not of the clock of the world', async () => {
    const { now } = api.clock;
    const order = await unpaid();
    // New year in Amsterdam, an hour before it is in London.
    api.clock.now = new Date('2026-12-31T23:30:00Z');
    await order.pay();
    api.clock.now = now;
    expect(await order.invoices()).toMatchObject([{ number: 'F-NL-2027-000001', issuedOn: '2027-01-01' }]);
  });

  test('stay as they are, whatever becomes of the order', async () => {
    const order = await paid();
    const [before] = await order.invoices();
    const ofOrder = eq(invoices.orderId, order.orderId);
    await expect(api.db.update(invoices).set({ sequence: 999 }).where(ofOrder)).rejects.toThrow();
    await expect(api.db.delete(invoices).where(ofOrder)).rejects.toThrow();
    await api.post(`orders/${order.orderId}/cancel`, undefined, order.token);
    expect((await order.invoices())[0]).toEqual(before);
  });

  test('are shown to the buyer and to staff of the site alone', async () => {
    const order = await paid();
    const [invoice] = await order.invoices();
    const path = `orders/${order.orderId}/invoices`;
    expect((await api.get(path, await api.guestToken())).error?.code).toBe('order-not-found');
    const listed = await api.get<ListedInvoice>(`admin/invoices?year=${year}&size=100`, staff);
    expect(listed.items).toContainEqual(invoice);
    expect((await api.get('admin/invoices', order.token)).status).toBe(403);
    const german = await staffToken(api, 'de');
    expect((await api.get<ListedInvoice>('/api/de/admin/invoices', german)).items).toEqual([]);
    expect((await api.get<ListedInvoice>('admin/invoices?year=1999', staff)).items).toEqual([]);
    expect((await api.get<ListedInvoice>('admin/invoices?year=0000', staff)).items).toEqual([]);
    expect((await api.get('admin/invoices?year=zwanzig', staff)).error?.code).toBe('invalid-input');
  });

  test('are read as PDF by whoever has the address that the list gives, and nobody else', async () => {
    const order = await paid();
    const [invoice] = await order.invoices();
    const { file = '', number = '' } = invoice ?? {};
    const answer = await api.request(file);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { text, title } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(title).toBe(`Factuur ${number}`);
    expect(text).toContain('Lindelaan 12 B');
    const [other] = await (await paid()).invoices();
    const keyOf = (path = '') => new URL(path, 'http://x.test').searchParams.get('key');
    for (const path of [
      file.replace(/key=.*/, ''),
      file.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
      file.replace(number, other?.number ?? ''),
      file.replace('/nl/', '/be/'),
      `/api/nl/invoice/F-NL-2026-999999?key=${keyOf(file)}`,
    ])
      expect([path, (await api.request(path)).status]).toEqual([path, 404]);
  });

  test('are part of what is known of a customer', async () => {
    const order = await paid();
    const known = (await order.invoices()).map(({ file: _file, ...document }) => document);
    const { token } = await newCustomer(api, { guestToken: order.token });
    expect(only(await api.get<CustomerExport>('customer/export', token)).invoices).toEqual(known);
  });
});
