import { and, eq } from 'drizzle-orm';
import type { Customer, CustomerExport } from '../../contract/customer.ts';
import { emailChanges } from '../../db/schema/customers.ts';
import { mails } from '../../db/schema/mail.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { newCustomer, newEmail, refresh, signIn, somePassword, someSignUp } from '../../testing/customer.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { deleteExpiredEmailChanges } from '../auth/clean-up.ts';
import type { MailKind } from '../outbox/queue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (token: string, email: string, currentPassword = somePassword) =>
  api.put<{ email: string }>('customer/email', [{ email, currentPassword }], token);
const confirm = (token: string, site = 'nl') =>
  api.post<{ userId: string; email: string }>(`/api/${site}/customer/email/confirmation`, [{ token }]);

const mailed = (recipient: string, kind: MailKind) =>
  api.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.kind, kind)))
    .orderBy(mails.createdAt);

/** The token of the last link that was mailed there. */
async function tokenFor(recipient: string): Promise<string> {
  const link = String((await mailed(recipient, 'email-change')).at(-1)?.data.link);
  expect(link).toMatch(/^\/nl\/auth\/confirm-email\?token=[\w-]{43}$/);
  return link.split('=')[1] ?? '';
}

const emailOf = async (token: string) => only(await api.get<Customer>('customer', token)).email;

describe('an e-mail address that was asked for', () => {
  it('is not the account’s before its reader has confirmed it', async () => {
    const { email, token, refreshToken } = await newCustomer(api);
    const next = newEmail();
    expect(await ask(token, next.toUpperCase())).toMatchObject({ status: 200, items: [{ email: next }] });
    expect(await emailOf(token)).toBe(email);
    expect((await refresh(api, email, refreshToken)).status).toBe(200);
    expect((await signIn(api, next)).status).toBe(401);
    expect(only(await api.get<CustomerExport>('customer/export', token)).requestedEmail).toBe(next);
  });

  it('is the account’s afterwards, signed out everywhere, and the former one is told', async () => {
    const { id, email, token, refreshToken } = await newCustomer(api);
    const next = newEmail();
    await ask(token, next);
    expect(await mailed(email, 'email-changed')).toEqual([]);
    expect(await confirm(await tokenFor(next))).toMatchObject({
      status: 200,
      items: [{ userId: id, email: next }],
    });
    expect((await refresh(api, email, refreshToken)).status).toBe(401);
    expect((await refresh(api, next, refreshToken)).status).toBe(401);
    expect((await signIn(api, email)).status).toBe(401);
    expect((await signIn(api, next)).status).toBe(200);
    expect(await mailed(email, 'email-changed')).toHaveLength(1);
    expect(await mailed(next, 'email-changed')).toEqual([]);
  });

  it('is confirmed once, within an hour, and on its own site', async () => {
    const { token } = await newCustomer(api);
    const next = newEmail();
    await ask(token, next);
    const key = await tokenFor(next);
    expect((await confirm(key, 'be')).error?.code).toBe('link-expired');
    expect((await confirm('x'.repeat(43))).error?.code).toBe('link-expired');
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 61 * 60_000);
    expect((await confirm(key)).error?.code).toBe('link-expired');
    api.clock.now = start;
    const answers = await Promise.all([confirm(key), confirm(key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('gives way to the next one', async () => {
    const { id, token } = await newCustomer(api);
    const [typo, next] = [newEmail(), newEmail()];
    await ask(token, typo);
    const stale = await tokenFor(typo);
    await ask(token, next);
    expect((await confirm(stale)).error?.code).toBe('link-expired');
    expect((await confirm(await tokenFor(next))).status).toBe(200);
    expect(await api.db.select().from(emailChanges).where(eq(emailChanges.customerId, id))).toEqual([]);
  });

  it('is forgotten with a new password, as somebody else may have asked for it', async () => {
    const { token } = await newCustomer(api);
    const next = newEmail();
    await ask(token, next);
    const key = await tokenFor(next);
    await api.put(
      'customer/password',
      [{ currentPassword: somePassword, newPassword: 'vier blauwe lampen' }],
      token,
    );
    expect((await confirm(key)).error?.code).toBe('link-expired');
  });

  it('makes reset links worthless that were mailed to the former one', async () => {
    const { email, token } = await newCustomer(api);
    await api.post('customerresetpwd', [{ email }]);
    const [reset] = await mailed(email, 'password-reset');
    const next = newEmail();
    await ask(token, next);
    await confirm(await tokenFor(next));
    const item = { token: String(reset?.data.link).split('=')[1], password: 'vijf grijze kasten' };
    expect((await api.put('customerresetpwd', [item])).error?.code).toBe('reset-link-expired');
  });

  it('is deleted with the account, and when nobody confirmed it', async () => {
    const [one, other] = [await newCustomer(api), await newCustomer(api)];
    const wanted = newEmail();
    await ask(one.token, wanted);
    await api.post('customer/deletion', [{ currentPassword: somePassword }], one.token);
    await ask(other.token, newEmail());
    const left = () => api.db.select().from(emailChanges);
    expect((await left()).map(({ email }) => email)).not.toContain(wanted);
    const later = new Date(api.clock.now.getTime() + 61 * 60_000);
    await deleteExpiredEmailChanges(api.db, later, 100);
    expect(await left()).toEqual([]);
  });
});

describe('an address that is taken', () => {
  it('is refused, and so is a wrong password', async () => {
    const [one, other] = [await newCustomer(api), await newCustomer(api)];
    expect((await ask(one.token, other.email)).error?.code).toBe('email-taken');
    expect((await ask(one.token, newEmail(), 'verkeerd')).error?.code).toBe('invalid-credentials');
    expect(await mailed(other.email, 'email-change')).toEqual([]);
  });

  it('is refused too when somebody has signed up with it since', async () => {
    const { email, token } = await newCustomer(api);
    const wanted = newEmail();
    await ask(token, wanted);
    expect((await api.post('signup', [someSignUp(wanted)])).status).toBe(200);
    expect((await confirm(await tokenFor(wanted))).error?.code).toBe('email-taken');
    expect(await emailOf(token)).toBe(email);
  });

  it('goes to one of two who confirm the same at once', async () => {
    const [one, other] = [await newCustomer(api), await newCustomer(api)];
    const wanted = newEmail();
    await ask(one.token, wanted);
    const first = await tokenFor(wanted);
    await ask(other.token, wanted);
    const links = (await mailed(wanted, 'email-change')).map(({ data }) => String(data.link).split('=')[1]);
    const second = links.find((key) => key !== first) ?? '';
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('is no way to fill a mailbox', async () => {
  const limited = await startTestApi({ limits: createRateLimits() });
  const victim = newEmail();
  const statuses: number[] = [];
  for (let times = 0; times < 4; times += 1) {
    const { token } = await newCustomer(limited);
    const item = { email: victim, currentPassword: somePassword };
    statuses.push((await limited.put('customer/email', [item], token)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await limited.close();
});
