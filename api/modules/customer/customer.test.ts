import { eq } from 'drizzle-orm';
import type { Tokens } from '../../contract/auth.ts';
import type { Customer } from '../../contract/customer.ts';
import { mails } from '../../db/schema/mail.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { newCustomer, refresh, signIn, somePassword } from '../../testing/customer.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { ensureFirstAdmin } from '../auth/first-admin.ts';

const newPassword = 'vier blauwe lampen';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = (token: string) => api.get<Customer>('customer', token);

describe('the profile', () => {
  it('shows who has signed up, and when', async () => {
    const { id, email, token } = await newCustomer(api);
    expect(only(await read(token))).toEqual({
      userId: id,
      userType: 'Customer',
      email,
      firstName: 'Anna',
      lastName: 'de Vries',
      fullName: 'Anna de Vries',
      phone: '',
      gender: null,
      ...{ companyName: '', vatNumber: '', vatCheck: null, taxOffice: '', taxNumber: '' },
      registerTime: api.clock.now.toISOString(),
    });
  });

  it('is changed, and named so by the next access token', async () => {
    const { email, token, refreshToken } = await newCustomer(api);
    const profile = { firstName: ' Bea ', lastName: 'Jansen', phone: '+31 6 12345678', gender: 'female' };
    const changed = only(await api.put<Customer>('customer', [profile], token));
    expect(changed).toMatchObject({ fullName: 'Bea Jansen', phone: '+31 6 12345678', gender: 'female' });
    expect(only(await read(token))).toEqual(changed);
    const { accessToken } = only(await refresh(api, email, refreshToken));
    expect(await api.services.tokens.verify(accessToken, 'nl')).toMatchObject({ firstName: 'Bea' });
  });

  it('has a business, told whole by what its country knows businesses by', async () => {
    const { token } = await newCustomer(api);
    const tell = (business: object) => api.put<Customer>('customer/business', [business], token);
    const typed = { companyName: ' De Wit B.V. ', vatNumber: 'nl 0012.345.67 b01' };
    const business = { companyName: 'De Wit B.V.', vatNumber: 'NL001234567B01' };
    expect(only(await tell(typed))).toMatchObject(business);
    expect(only(await read(token))).toMatchObject({ ...business, firstName: 'Anna' });
    for (const [wrong, property] of [
      [{ vatNumber: 'NL001234567B01' }, 'companyName'],
      [{ companyName: 'De Wit', vatNumber: 'NL1' }, 'vatNumber'],
      [{ companyName: 'De Wit', taxOffice: 'Kadıköy', taxNumber: '1234567890' }, 'taxOffice'],
    ] as const) {
      const { status, error } = await tell(wrong);
      expect([status, error?.fields?.[0]?.property]).toEqual([400, property]);
    }
    expect(only(await read(token))).toMatchObject(business);
    expect(only(await tell({}))).toMatchObject({ companyName: '', vatNumber: '' });
  });

  it.each([
    { firstName: '' },
    { phone: 'x' },
    { email: 'b@example.nl' },
    { userId: 'x' },
    { lastName: 'x'.repeat(81) },
  ])('does not take %j', async (change) => {
    const { token } = await newCustomer(api);
    const { status, error } = await api.put(
      'customer',
      [{ firstName: 'A', lastName: 'B', ...change }],
      token,
    );
    expect([status, error?.code]).toEqual([400, 'invalid-input']);
  });

  it.each(['customer', 'customer/export'])('at %s is for the customer alone', async (path) => {
    const guest = await api.guestToken();
    const belgian = await newCustomer(api, { site: 'be' });
    expect((await api.get(path)).status).toBe(401);
    expect((await api.get(path, guest)).status).toBe(403);
    expect((await api.get(path, belgian.token)).error?.code).toBe('token-invalid');
    const { token } = await newCustomer(api);
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 16 * 60_000);
    expect((await api.get(path, token)).error?.code).toBe('token-expired');
    api.clock.now = start;
  });
});

describe('changing the password', () => {
  const change = (token: string, currentPassword: string) =>
    api.put<Tokens>('customer/password', [{ currentPassword, newPassword }], token);

  it('ends every other session and starts one anew here', async () => {
    const { email, token, refreshToken } = await newCustomer(api);
    const tokens = only(await change(token, somePassword));
    expect((await refresh(api, email, refreshToken)).status).toBe(401);
    expect((await refresh(api, email, tokens.refreshToken ?? '')).status).toBe(200);
    expect((await signIn(api, email)).status).toBe(401);
    expect((await signIn(api, email, newPassword)).status).toBe(200);
  });

  it('makes reset links that were mailed before worthless', async () => {
    const { email, token } = await newCustomer(api);
    await api.post('customerresetpwd', [{ email }]);
    await change(token, somePassword);
    const queued = await api.db.select().from(mails).where(eq(mails.recipient, email));
    const link = String(queued.find(({ kind }) => kind === 'password-reset')?.data.link);
    const item = { token: link.split('=')[1], password: somePassword };
    expect((await api.put('customerresetpwd', [item])).error?.code).toBe('reset-link-expired');
  });

  it('asks for the present one, and for a good new one', async () => {
    const { token } = await newCustomer(api);
    expect((await change(token, 'verkeerd')).error).toMatchObject({
      code: 'invalid-credentials',
      fields: [{ property: 'currentPassword', message: 'Dit is niet uw huidige wachtwoord' }],
    });
    const weak = { currentPassword: somePassword, newPassword: 'password' };
    expect((await api.put('customer/password', [weak], token)).error?.fields).toEqual([
      { property: 'newPassword', message: 'Dit wachtwoord is te bekend; kies een ander' },
    ]);
  });
});

it('lets a stolen access token guess ten passwords', async () => {
  const limited = await startTestApi({ limits: createRateLimits() });
  const { token } = await newCustomer(limited);
  const guess = async () =>
    (await limited.post('customer/deletion', [{ currentPassword: 'x' }], token)).status;
  const statuses = await Promise.all(Array.from({ length: 11 }, guess));
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  await limited.close();
});

describe('suspending a customer', () => {
  const suspend = (token: string, email: string, isSuspended: boolean, site = 'nl') =>
    api.put(`/api/${site}/admin/customers/suspension`, [{ email, isSuspended }], token);
  const admin = async (site: 'nl' | 'be' = 'nl') => {
    const email = 'chef@linden.example';
    await ensureFirstAdmin({
      ...api.services,
      environment: { ...api.services.environment, admin: { email, password: somePassword } },
    });
    const grant = { grantType: 'Password', id: email, secret: somePassword };
    return only(await api.post<Tokens>(`/api/${site}/signin`, [grant])).accessToken;
  };

  it('keeps them out until it is ended', async () => {
    const { email, refreshToken, token: own } = await newCustomer(api);
    const token = await admin();
    expect(await suspend(token, email, true)).toMatchObject({ items: [{ email, isSuspended: true }] });
    expect((await signIn(api, email)).error?.code).toBe('customer-suspended');
    expect((await refresh(api, email, refreshToken)).error?.code).toBe('customer-suspended');
    expect((await api.get('customer', own)).error?.code).toBe('token-invalid');
    expect((await api.post('checkout', [{}], own)).error?.code).toBe('token-invalid');
    await suspend(token, email, false);
    expect((await api.get('customer', own)).status).toBe(200);
    expect((await refresh(api, email, refreshToken)).status).toBe(200);
  });

  it('is for administrators, and for customers of the site alone', async () => {
    const { email, token } = await newCustomer(api);
    expect((await suspend(token, email, true)).error?.code).toBe('access-denied');
    expect((await suspend(await api.guestToken(), email, true)).error?.code).toBe('access-denied');
    expect((await suspend(await admin('be'), email, true, 'be')).error?.code).toBe('resource-not-found');
    expect((await suspend(await admin(), 'chef@linden.example', true)).error?.code).toBe(
      'resource-not-found',
    );
  });
});
