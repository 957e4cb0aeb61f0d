import { eq } from 'drizzle-orm';
import type { CustomerExport } from '../../contract/customer.ts';
import { mails } from '../../db/schema/mail.ts';
import { newCustomer, newEmail, signIn, somePassword } from '../../testing/customer.ts';
import { newShopper, only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { requestRefund } from '../orders/request-refund.ts';
import { queueMail } from '../outbox/queue.ts';
import { settlePayment } from '../payments/settle.ts';

const sofa = 'V100101';

/** Nobody proves an e-mail address when signing up with it. */
describe('who signs up with the address of somebody else', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 120_000);
  afterAll(() => api.close());

  async function guestOrder(email: string): Promise<string> {
    const shopper = await newShopper(api);
    await shopper.add(sofa);
    await shopper.chooseAddress({ email });
    only(await shopper.checkout());
    return shopper.token;
  }
  async function sentTo(email: string) {
    await api.db.update(mails).set({ status: 'sent' }).where(eq(mails.recipient, email));
    const sent = await api.db.select().from(mails).where(eq(mails.recipient, email));
    return sent.map(({ kind }) => kind).sort();
  }
  const exportedOf = async (token: string) =>
    only(await api.get<CustomerExport>('customer/export', token))
      .mails.map(({ kind }) => kind)
      .sort();

  test('neither reads in the export nor deletes what that person was sent', async () => {
    const email = newEmail();
    await guestOrder(email);
    const unsubscribeLink = '/api/nl/subscribe/unsubscribe?token=x';
    const mail = { site: 'nl', language: 'nl', recipient: email, causeKey: null } as const;
    await queueMail(api.db, { ...mail, kind: 'newsletter-welcome', data: { unsubscribeLink } });
    const { token } = await newCustomer(api, { email });
    expect(await exportedOf(token)).toEqual(['account-created']);
    await sentTo(email);
    await api.post('customer/deletion', [{ currentPassword: somePassword }], token);
    expect(await sentTo(email)).toEqual(['newsletter-welcome', 'order-placed']);
  });

  test('what was written to another address of the account is exported and deleted with it', async () => {
    const { email, token } = await newCustomer(api);
    const [next, unproven] = [newEmail(), newEmail()];
    const ask = (address: string, asked: string) =>
      api.put('customer/email', [{ email: address, currentPassword: somePassword }], asked);
    await ask(next, token);
    const [mail] = await api.db.select().from(mails).where(eq(mails.recipient, next));
    await api.request(String(mail?.data.link), { method: 'POST' });
    const { accessToken } = only(await signIn(api, next));
    await ask(unproven, accessToken);
    // A guest has been written to at the address that the account has left.
    await guestOrder(email);
    expect(await exportedOf(accessToken)).toEqual([
      'account-created',
      'email-change',
      'email-change',
      'email-changed',
    ]);
    for (const address of [email, next, unproven]) await sentTo(address);
    await api.post('customer/deletion', [{ currentPassword: somePassword }], accessToken);
    expect([await sentTo(email), await sentTo(next), await sentTo(unproven)]).toEqual([
      ['order-placed'],
      [],
      [],
    ]);
  });

  test('orders that were handed over with the guest’s token bring their mails along', async () => {
    const email = newEmail();
    const guestToken = await guestOrder(email);
    const { token } = await newCustomer(api, { email, guestToken });
    expect(await exportedOf(token)).toEqual(['account-created', 'order-placed']);
    await sentTo(email);
    await api.post('customer/deletion', [{ currentPassword: somePassword }], token);
    expect(await sentTo(email)).toEqual([]);
  });

  test('what tells of money that goes back belongs to the order it goes back for', async () => {
    const email = newEmail();
    const guest = await newShopper(api);
    await guest.add(sofa);
    await guest.chooseAddress({ email });
    const { orderId, sessionId } = only(await guest.checkout());
    await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
    const refund = { orderId, amountMinor: 1000, reason: 'returned', now: api.clock.now } as const;
    await api.db.transaction((tx) => requestRefund(tx, refund));
    const { token } = await newCustomer(api, { email, guestToken: guest.token });
    expect(await exportedOf(token)).toEqual(['account-created', 'order-paid', 'refund-announced']);
  });
});
