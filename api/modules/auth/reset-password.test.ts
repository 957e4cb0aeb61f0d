import { and, eq } from 'drizzle-orm';
import { passwordResets, sessions } from '../../db/schema/customers.ts';
import { mails } from '../../db/schema/mail.ts';
import { newCustomer, newEmail, refresh, signIn, somePassword } from '../../testing/customer.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

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

const ask = (email: string, site = 'nl') => api.post(`/api/${site}/customerresetpwd`, [{ email }]);
const use = (token: string, password = newPassword, site = 'nl') =>
  api.put(`/api/${site}/customerresetpwd`, [{ token, password }]);

async function linksTo(email: string): Promise<string[]> {
  const rows = await api.db
    .select({ data: mails.data })
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, 'password-reset')));
  return rows.map(({ data }) => String(data.link));
}

async function tokenFor(email: string): Promise<string> {
  await ask(email);
  const [link] = await linksTo(email);
  return new URL(link ?? '', 'http://shop.test').searchParams.get('token') ?? '';
}

describe('asking for a new password', () => {
  it('mails a link whose token is stored as a hash only', async () => {
    const { email } = await newCustomer(api);
    expect(await ask(email.toUpperCase())).toMatchObject({ status: 200, items: [{ email }] });
    const [link, ...more] = await linksTo(email);
    expect(more).toEqual([]);
    expect(link).toMatch(/^\/nl\/auth\/reset-password\?token=[\w-]{43}$/);
    const stored = JSON.stringify(await api.db.select().from(passwordResets));
    expect(stored).not.toContain(link?.split('=')[1]);
  });

  it('answers the same for an unknown address, as late, and mails nothing', async () => {
    const { email } = await newCustomer(api);
    const unknown = newEmail();
    const timed = async (address: string) => {
      const startedAt = performance.now();
      const { status, items } = await ask(address);
      return { status, items, durationMs: performance.now() - startedAt };
    };
    const [ofKnown, ofUnknown] = [await timed(email), await timed(unknown)];
    expect(ofUnknown).toMatchObject({ status: ofKnown.status, items: [{ email: unknown }] });
    for (const { durationMs } of [ofKnown, ofUnknown]) expect(durationMs).toBeGreaterThan(145);
    expect(await linksTo(unknown)).toEqual([]);
  });

  it('knows the customers of its own site only', async () => {
    const { email } = await newCustomer(api);
    expect((await ask(email, 'be')).status).toBe(200);
    expect(await linksTo(email)).toEqual([]);
  });
});

describe('the link', () => {
  it('sets the password and ends every session', async () => {
    const { email, id, refreshToken } = await newCustomer(api);
    const answer = await use(await tokenFor(email));
    expect(answer).toMatchObject({ status: 200, items: [{ email }] });
    expect((await signIn(api, email, somePassword)).error?.code).toBe('invalid-credentials');
    expect((await refresh(api, email, refreshToken)).error?.code).toBe('refresh-token-invalid');
    expect(await api.db.select().from(sessions).where(eq(sessions.customerId, id))).toEqual([]);
    expect((await signIn(api, email, newPassword)).status).toBe(200);
  });

  it('works once, and makes the others worthless', async () => {
    const { email } = await newCustomer(api);
    const first = await tokenFor(email);
    await ask(email);
    const tokens = (await linksTo(email)).map((link) => link.split('=')[1] ?? '');
    expect(tokens).toHaveLength(2);
    expect((await use(first)).status).toBe(200);
    for (const token of tokens) {
      const { status, error } = await use(token, 'vijf gele kussens');
      expect([status, error?.code]).toEqual([410, 'reset-link-expired']);
    }
    for (const token of tokens.filter((other) => other !== first))
      expect((await use(token)).error?.code).toBe('reset-link-expired');
  });

  it('answers as before whoever repeats it for want of the answer, and does nothing twice', async () => {
    const { email } = await newCustomer(api);
    const token = await tokenFor(email);
    await use(token);
    const signedIn = await signIn(api, email, newPassword);
    expect(await use(token)).toMatchObject({ status: 200, items: [{ email }] });
    const told = and(eq(mails.recipient, email), eq(mails.kind, 'password-changed'));
    expect(await api.db.$count(mails, told)).toBe(1);
    expect((await refresh(api, email, signedIn.items[0]?.refreshToken ?? '')).status).toBe(200);
    api.clock.now = new Date(start.getTime() + 30 * 60_000);
    expect((await use(token)).error?.code).toBe('reset-link-expired');
  });

  it('is not answered once more when the password has been changed since', async () => {
    const { email } = await newCustomer(api);
    const token = await tokenFor(email);
    await use(token);
    const { accessToken } = (await signIn(api, email, newPassword)).items[0] ?? {};
    const change = { currentPassword: newPassword, newPassword: 'vijf gele kussens' };
    expect((await api.put('customer/password', [change], accessToken)).status).toBe(200);
    for (const password of [newPassword, 'vijf gele kussens'])
      expect((await use(token, password)).error?.code).toBe('reset-link-expired');
  });

  it('works for one of two who use it at once', async () => {
    const { email } = await newCustomer(api);
    const token = await tokenFor(email);
    const answers = await Promise.all([use(token, 'wachtwoord van A'), use(token, 'wachtwoord van B')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const winner = answers[0]?.status === 200 ? 'A' : 'B';
    expect((await signIn(api, email, `wachtwoord van ${winner}`)).status).toBe(200);
  });

  it('works for 30 minutes', async () => {
    const { email } = await newCustomer(api);
    const token = await tokenFor(email);
    api.clock.now = new Date(start.getTime() + 30 * 60_000);
    expect((await use(token)).error?.code).toBe('reset-link-expired');
    api.clock.now = new Date(start.getTime() + 30 * 60_000 - 1000);
    expect((await use(token)).status).toBe(200);
  });

  it('is not used up by a password that is refused, nor on another site', async () => {
    const { email } = await newCustomer(api);
    const token = await tokenFor(email);
    expect((await use(token, 'kort')).error?.code).toBe('invalid-input');
    expect((await use(token, newPassword, 'be')).error?.code).toBe('reset-link-expired');
    expect((await use(token)).status).toBe(200);
  });

  it.each(['', 'x', 'y'.repeat(200)])('is refused when nobody sent it (%#)', async (token) => {
    const { status } = await use(token);
    expect(status).toBe(token === '' ? 400 : 410);
  });
});
