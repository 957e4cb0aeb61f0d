import { and, eq } from 'drizzle-orm';
import type { Order } from '../../contract/checkout.ts';
import type { AdminRefund } from '../../contract/refunds.ts';
import { mails } from '../../db/schema/mail.ts';
import { refunds } from '../../db/schema/payments.ts';
import { payments } from '../../db/schema/sales.ts';
import { only, readyShopper, setStock } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from '../mail/message.ts';
import { requestRefund } from '../orders/request-refund.ts';
import { carryOutRefunds } from '../payments/carry-out-refunds.ts';
import { paidOrder as orderPaid } from './testing/paid-order.ts';

const sofa = 'V100101';
const account = { accountHolder: 'S. de Wit', iban: 'NL91 ABNA 0417 1643 00' };

describe('refunds that people can follow', () => {
  let api: TestApi;
  let staff: string;
  beforeAll(async () => {
    api = await startTestApi({ environment: { publicUrl: 'https://www.linden.test' } });
    staff = await staffToken(api);
    await setStock(api, sofa, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  const paidOrder = (way: 'ideal' | 'wire', quantity = 1) => orderPaid(api, sofa, { way, quantity });
  const cancel = (orderId: string, token: string) => api.post(`orders/${orderId}/cancel`, undefined, token);
  const ask = (orderId: string, amountMinor: number) =>
    api.db.transaction((tx) =>
      requestRefund(tx, { orderId, amountMinor, reason: 'returned', now: new Date() }),
    );
  const carryOut = async () => {
    const { now } = api.clock;
    // Rows become due at the database's own time.
    api.clock.now = new Date(Date.now() + 60_000);
    await carryOutRefunds(api.services);
    api.clock.now = now;
  };
  const tellAccount = (orderId: string, token: string, item: unknown = account) =>
    api.post<Order>(`orders/${orderId}/refund-account`, [item], token);
  const record = (id: string, token = staff, item: object = {}) =>
    api.post<AdminRefund>(`refunds/${id}/done`, [item], token);
  const mailed = async (kind: string, orderId: string) => {
    const stored = await api.db.select().from(mails).where(eq(mails.kind, kind));
    const ids = (await api.db.select().from(refunds).where(eq(refunds.orderId, orderId))).map(({ id }) => id);
    const own = stored.filter(
      ({ data }) => data.orderId === orderId || ids.some((id) => id === data.refundId),
    );
    return Promise.all(
      own.map(async (mail) => ({ ...(await toMessage(mail, api.services)), to: mail.recipient })),
    );
  };

  test('the order tells what was paid, what goes back, and when it has', async () => {
    const { orderId, token, shown, total } = await paidOrder('ideal');
    expect(await shown()).toMatchObject({
      paid: { amount: total },
      refunded: { amount: 0 },
      remaining: { amount: total },
      refunds: [],
    });
    await cancel(orderId, token);
    expect(await shown()).toMatchObject({
      refunded: { amount: total },
      remaining: { amount: 0 },
      refunds: [
        { amount: { amount: total }, status: 'queued', way: 'ideal', wayName: 'iDEAL | Wero', doneAt: null },
      ],
    });
    await carryOut();
    const [refund] = (await shown()).refunds;
    expect(refund?.status).toBe('done');
    expect(Number.isNaN(Date.parse(refund?.doneAt ?? ''))).toBe(false);
    const [told] = await mailed('refund-done', orderId);
    expect(told?.to).toBe('sanne@example.nl');
    expect(told?.text).toMatch(/Bedrag: €\s1\.299/);
    expect(told?.text).toContain('Stand: Terugbetaald');
  });

  test('nothing is paid, and nothing remains, of an order that was never paid', async () => {
    const shopper = await readyShopper(api, sofa);
    const { orderId } = only(await shopper.checkout());
    const zero = { amount: 0 };
    expect(only(await shopper.order(orderId))).toMatchObject({ paid: zero, refunded: zero, remaining: zero });
  });

  test('pieces that go back are announced with their amount', async () => {
    const { orderId, shown, total } = await paidOrder('ideal', 2);
    await ask(orderId, 12_300);
    expect(await shown()).toMatchObject({
      refunded: { amount: 12_300 },
      remaining: { amount: total - 12_300 },
    });
    const [told] = await mailed('refund-announced', orderId);
    expect(told?.subject).toMatch(/^Wij betalen €\s123 terug voor bestelling LW-/);
    expect(told?.text).toContain('Manier: iDEAL | Wero');
  });

  test('a transfer asks for the account, tells staff, and is done when staff say so', async () => {
    const { orderId, token, shown, total } = await paidOrder('wire');
    await cancel(orderId, token);
    const [cancelled] = await mailed('order-cancelled', orderId);
    expect(cancelled?.text).toMatch(/https:\/\/www\.linden\.test\/api\/nl\/refund-account\?key=[\w.-]{80}/);
    await carryOut();
    expect((await shown()).refunds).toMatchObject([{ status: 'account-needed', iban: null }]);
    expect(await mailed('money-notice', orderId)).toEqual([]);

    const answered = only(await tellAccount(orderId, token));
    const [refund] = answered.refunds;
    expect(refund).toMatchObject({ status: 'to-transfer', iban: 'NL91ABNA0417164300', way: 'wire' });
    expect((await tellAccount(orderId, token)).error?.code).toBe('state-conflict');
    const [notice] = await mailed('money-notice', orderId);
    expect(notice?.to).toBe('service@lindenwonen.example');
    expect(notice?.subject).toMatch(/^Over te maken: €\s/);
    const waiting = await api.get<AdminRefund>('admin/refunds?status=to-transfer&size=100', staff);
    expect(waiting.items).toContainEqual(
      expect.objectContaining({ id: refund?.id, orderId, accountHolder: 'S. de Wit' }),
    );

    const id = refund?.id ?? '';
    expect((await record(id, token)).status).toBe(403);
    for (const reference of ['SEPA-1', 'SEPA-2'])
      expect(only(await record(id, staff, { reference }))).toMatchObject({
        status: 'done',
        reference: 'SEPA-1',
      });
    expect((await shown()).refunds).toMatchObject([{ status: 'done', amount: { amount: total } }]);
    expect(await mailed('refund-done', orderId)).toHaveLength(1);
    const again = await api.get<AdminRefund>('admin/refunds?status=to-transfer&size=100', staff);
    expect(again.items.map((one) => one.id)).not.toContain(id);
  });

  test.each([
    [{ ...account, iban: 'NL91 ABNA 0417 1643 01' }, 'iban'],
    [{ ...account, iban: '' }, 'iban'],
    [{ ...account, accountHolder: ' ' }, 'accountHolder'],
  ])('%j is no account', async (item, property) => {
    const { orderId, token } = await paidOrder('wire');
    await cancel(orderId, token);
    const { error } = await tellAccount(orderId, token, item);
    expect([error?.code, error?.fields?.[0]?.property]).toEqual(['invalid-input', property]);
  });

  test('a known account is used for what goes back later', async () => {
    const { orderId, token, shown } = await paidOrder('wire', 2);
    await ask(orderId, 100);
    only(await tellAccount(orderId, token));
    await ask(orderId, 200);
    expect((await shown()).refunds.map(({ status }) => status)).toEqual(['to-transfer', 'to-transfer']);
    expect(await mailed('money-notice', orderId)).toHaveLength(2);
  });

  test('nobody tells the account of an order that is not theirs, or was paid otherwise', async () => {
    const wire = await paidOrder('wire');
    await cancel(wire.orderId, wire.token);
    const stranger = await api.guestToken();
    expect((await tellAccount(wire.orderId, stranger)).error?.code).toBe('order-not-found');
    const ideal = await paidOrder('ideal');
    await cancel(ideal.orderId, ideal.token);
    expect((await tellAccount(ideal.orderId, ideal.token)).error?.code).toBe('state-conflict');
  });

  test('the page of the mail takes the account of whoever reads the mail, and says what is wrong with it', async () => {
    const { orderId, token, shown } = await paidOrder('wire');
    await cancel(orderId, token);
    const [mail] = await mailed('order-cancelled', orderId);
    const path = /\/api\/nl\/refund-account\?key=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    const send = async (iban: string) => {
      const body = new URLSearchParams({ accountHolder: 'S. de Wit <b>', iban });
      const answer = await api.request(path, { method: 'POST', body });
      return { status: answer.status, page: await answer.text() };
    };
    const asked = await (await api.request(path)).text();
    expect(asked).toContain('Op welke rekening');
    const refused = await send('NL00');
    expect(refused.status).toBe(400);
    expect(refused.page).toContain('Vul een geldig rekeningnummer (IBAN) in');
    expect(refused.page).toContain('value="S. de Wit &lt;b&gt;"');
    expect((await shown()).refunds).toMatchObject([{ status: 'account-needed' }]);
    expect((await send(account.iban)).status).toBe(200);
    expect((await shown()).refunds).toMatchObject([
      { status: 'to-transfer', accountHolder: 'S. de Wit <b>' },
    ]);
    expect((await send('DE89370400440532013000')).page).toContain('niets meer in te vullen');
    expect((await shown()).refunds).toMatchObject([{ iban: 'NL91ABNA0417164300' }]);
    expect((await api.request(path.replace(/.$/, '!'))).status).toBe(410);
  });

  test('one that failed reaches staff, who may give it back themselves, but never more than was paid', async () => {
    const { orderId, sessionId, shown, total } = await paidOrder('ideal');
    await ask(orderId, total);
    // What the bank took back is not paid a second time.
    await api.db.update(payments).set({ chargedBack: 1 }).where(eq(payments.sessionId, sessionId));
    await carryOut();
    const [failed] = (await shown()).refunds;
    expect(failed?.status).toBe('failed');
    expect(await shown()).toMatchObject({ refunded: { amount: 0 }, remaining: { amount: total - 1 } });
    const [notice] = await mailed('money-notice', orderId);
    expect(notice?.subject).toMatch(/^Terugbetaling mislukt: €\s/);
    expect((await record(failed?.id ?? '')).error?.code).toBe('state-conflict');
    await api.db.update(payments).set({ chargedBack: 0 }).where(eq(payments.sessionId, sessionId));
    expect(only(await record(failed?.id ?? '')).status).toBe('done');
  });

  test('staff record nothing that goes back by itself, and nothing of another site', async () => {
    const { orderId, token } = await paidOrder('ideal');
    await cancel(orderId, token);
    const ofOrder = and(eq(refunds.orderId, orderId), eq(refunds.status, 'queued'));
    const [queued] = await api.db.select().from(refunds).where(ofOrder);
    const id = queued?.id ?? '';
    expect((await record(id)).error?.code).toBe('state-conflict');
    const german = await staffToken(api, 'de');
    expect((await api.post(`/api/de/refunds/${id}/done`, [{}], german)).error?.code).toBe(
      'resource-not-found',
    );
    expect((await api.get('admin/refunds', token)).status).toBe(403);
  });
});
