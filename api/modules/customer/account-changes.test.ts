import { and, asc, eq } from 'drizzle-orm';
import type { Tokens } from '../../contract/auth.ts';
import { dayMs } from '../../contract/calendar.ts';
import type { Customer, CustomerExport } from '../../contract/customer.ts';
import { emailChanges } from '../../db/schema/customers.ts';
import { mails } from '../../db/schema/mail.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { clearAway } from '../../jobs/jobs.ts';
import { newCustomer, newEmail, refresh, signIn, somePassword } from '../../testing/customer.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { ensureFirstAdmin } from '../auth/first-admin.ts';

const newPassword = 'vier blauwe lampen';

let api: TestApi;
let start: Date;
beforeAll(async () => {
  api = await startTestApi();
  start = api.clock.now;
});
beforeEach(() => {
  api.clock.now = start;
});
afterAll(() => api.close());

async function mailsTo(recipient: string) {
  const rows = await api.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient)))
    .orderBy(asc(mails.createdAt));
  return rows.map(({ kind, data }) => ({ kind, link: String(data.link ?? '') }));
}
const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);

describe('a new password', () => {
  it('is told to the address of the account, also when it was set by a link', async () => {
    const { email, token } = await newCustomer(api);
    await api.put('customer/password', [{ currentPassword: somePassword, newPassword }], token);
    expect(await kindsTo(email)).toEqual(['account-created', 'password-changed']);
    await api.post('customerresetpwd', [{ email }]);
    const link = (await mailsTo(email)).at(-1)?.link ?? '';
    await api.put('customerresetpwd', [{ token: link.split('=')[1], password: somePassword }]);
    expect((await kindsTo(email)).slice(2)).toEqual(['password-reset', 'password-changed']);
  });

  it('is told to nobody when it was refused', async () => {
    const { email, token } = await newCustomer(api);
    await api.put('customer/password', [{ currentPassword: 'verkeerd', newPassword }], token);
    expect(await kindsTo(email)).toEqual(['account-created']);
  });

  it('is set by one of two who ask for it at once by the password before', async () => {
    const { email, token } = await newCustomer(api);
    const asked = ['vier blauwe lampen', 'vijf rode tafels'].map((next) =>
      api.put('customer/password', [{ currentPassword: somePassword, newPassword: next }], token),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    expect(await kindsTo(email)).toEqual(['account-created', 'password-changed']);
  });

  it('is set by staff, too, on a call of their own', async () => {
    const admin = { email: newEmail(), password: somePassword };
    await ensureFirstAdmin({ ...api.services, environment: { ...api.services.environment, admin } });
    const { accessToken } = only(await signIn(api, admin.email));
    const change = (currentPassword: string) =>
      api.put<Tokens>('admin/password', [{ currentPassword, newPassword }], accessToken);
    expect((await change('verkeerd')).error?.code).toBe('invalid-credentials');
    const tokens = only(await change(somePassword));
    expect((await refresh(api, admin.email, tokens.refreshToken ?? '')).status).toBe(200);
    expect((await signIn(api, admin.email)).error?.code).toBe('invalid-credentials');
    expect((await signIn(api, admin.email, newPassword)).status).toBe(200);
    expect(await kindsTo(admin.email)).toEqual(['password-changed']);
  });
});

describe('a new e-mail address', () => {
  const ask = (token: string, email: string, currentPassword = somePassword) =>
    api.put<{ pendingEmail: string }>('customer/email', [{ email, currentPassword }], token);
  const linkTo = async (email: string) => (await mailsTo(email)).at(-1)?.link ?? '';
  const press = (link: string) => api.request(link, { method: 'POST' });
  const emailOf = async (token: string) => only(await api.get<Customer>('customer', token)).email;

  it('counts once its owner has confirmed it, and the one before is told', async () => {
    const { email, token, refreshToken } = await newCustomer(api);
    const next = newEmail();
    expect(only(await ask(token, next.toUpperCase()))).toEqual({ pendingEmail: next });
    const link = await linkTo(next);
    expect(link).toMatch(/^\/api\/nl\/customer\/email\/confirm\?language=nl&token=[\w-]{43}$/);
    // Programs that look into mails open every link.
    const page = await api.request(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
    expect([await emailOf(token), await kindsTo(email)]).toEqual([email, ['account-created']]);

    const done = await press(link);
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining('Uw e-mailadres is gewijzigd'),
    ]);
    expect(await kindsTo(email)).toEqual(['account-created', 'email-changed']);
    expect((await refresh(api, email, refreshToken)).status).toBe(401);
    expect((await signIn(api, email)).status).toBe(401);
    expect((await signIn(api, next)).status).toBe(200);
    expect((await press(link)).status).toBe(410);
  });

  it('is confirmed and told in the language in which it was asked for, whatever the browser prefers', async () => {
    const { email, token } = await newCustomer(api, { site: 'be' });
    const next = newEmail();
    await api.request('/api/be/customer/email', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'fr' },
      body: JSON.stringify({ items: [{ email: next, currentPassword: somePassword }] }),
    });
    const link = await linkTo(next);
    expect(await (await api.request(link)).text()).toContain('Confirmer l’adresse e-mail');
    expect(await (await press(link)).text()).toContain('href="/be-fr"');
    const told = await api.db.select().from(mails).where(eq(mails.recipient, email));
    expect(told.map(({ kind, language }) => [kind, language])).toContainEqual(['email-changed', 'fr']);
  });

  it('may be asked for anew, which makes the link before worthless', async () => {
    const { token } = await newCustomer(api);
    const [first, second] = [newEmail(), newEmail()];
    await ask(token, first);
    await ask(token, second);
    expect((await press(await linkTo(first))).status).toBe(410);
    expect((await press(await linkTo(second))).status).toBe(200);
  });

  it('is forgotten with a new password, as somebody else may have asked for it', async () => {
    const { email, token } = await newCustomer(api);
    const next = newEmail();
    await ask(token, next);
    await api.post('customerresetpwd', [{ email }]);
    const reset = (await mailsTo(email)).at(-1)?.link ?? '';
    await api.put('customerresetpwd', [{ token: reset.split('=')[1], password: newPassword }]);
    expect((await press(await linkTo(next))).status).toBe(410);
  });

  it('waits a day, on its own site, and is forgotten then', async () => {
    const { id, token } = await newCustomer(api);
    const next = newEmail();
    await ask(token, next);
    const link = await linkTo(next);
    const stored = () => api.db.select().from(emailChanges).where(eq(emailChanges.customerId, id));
    expect((await press(link.replace('/nl/', '/be/'))).status).toBe(410);
    expect(only(await api.get<CustomerExport>('customer/export', token)).pendingEmail).toBe(next);
    api.clock.now = new Date(start.getTime() + dayMs);
    expect((await press(link)).status).toBe(410);
    expect(await stored()).toHaveLength(1);
    api.clock.now = new Date(start.getTime() + dayMs + 1);
    await clearAway(api.services);
    expect(await stored()).toEqual([]);
  });

  it('is nobody else’s, now or when it is confirmed', async () => {
    const [one, other] = [await newCustomer(api), await newCustomer(api)];
    expect((await ask(one.token, other.email)).error?.code).toBe('email-taken');
    expect((await ask(one.token, newEmail(), 'verkeerd')).error?.code).toBe('invalid-credentials');
    const wanted = newEmail();
    await ask(one.token, wanted);
    const link = await linkTo(wanted);
    await newCustomer(api, { email: wanted });
    const refused = await press(link);
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('Dit e-mailadres is al in gebruik'),
    ]);
    expect(await emailOf(one.token)).toBe(one.email);
  });

  it('goes to one of two who confirm it at once', async () => {
    const [one, other] = [await newCustomer(api), await newCustomer(api)];
    const wanted = newEmail();
    await ask(one.token, wanted);
    await ask(other.token, wanted);
    const links = (await mailsTo(wanted)).map(({ link }) => link);
    const statuses = (await Promise.all(links.map(press))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('is asked for five times an hour at most', async () => {
    const limited = await startTestApi({ limits: createRateLimits() });
    const { token } = await newCustomer(limited);
    const asked: number[] = [];
    for (let time = 0; time < 6; time++) {
      const item = { email: newEmail(), currentPassword: somePassword };
      asked.push((await limited.put('customer/email', [item], token)).status);
    }
    await limited.close();
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('an address that many accounts ask for is written to three times an hour', async () => {
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
