import { eq } from 'drizzle-orm';
import type { Tokens } from '../../contract/auth.ts';
import { customers, sessions } from '../../db/schema/customers.ts';
import { mails } from '../../db/schema/mail.ts';
import { newCustomer, newEmail, signIn, somePassword, someSignUp } from '../../testing/customer.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { ensureFirstAdmin } from './first-admin.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    environment: { admin: { email: 'Chef@Linden.example', password: somePassword } },
  });
});
afterAll(() => api.close());

async function accountOf(email: string) {
  const [row] = await api.db.select().from(customers).where(eq(customers.email, email));
  if (!row) throw new Error(`No account ${email}.`);
  return row;
}

describe('signing up', () => {
  it('signs the new customer in, with the claims of the specification', async () => {
    const email = newEmail();
    const tokens = only(await api.post<Tokens>('signup', [someSignUp(email)]));
    expect(tokens.refreshToken).toMatch(/^[\w-]{43}$/);
    const claims = await api.services.tokens.verify(tokens.accessToken, 'nl');
    expect(claims).toMatchObject({ type: 'Customer', firstName: 'Anna', lastName: 'de Vries', email });
    expect(claims.exp - api.clock.now.getTime() / 1000).toBe(15 * 60);
  });

  it('stores the password as argon2id by the parameters of OWASP', async () => {
    const { email } = await newCustomer(api);
    expect((await accountOf(email)).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('queues one mail in the language of the site', async () => {
    const { email } = await newCustomer(api, { site: 'de' });
    const queued = await api.db.select().from(mails).where(eq(mails.recipient, email));
    expect(queued).toMatchObject([
      { kind: 'account-created', site: 'de', language: 'de', data: { firstName: 'Anna' } },
    ]);
  });

  describe('in the shop for businesses', () => {
    const business = { companyName: 'Yılmaz Mobilya', taxOffice: 'Şişli', taxNumber: '1234567890' };
    const path = '/api/b2bTr/signup';

    it('asks for the company, its tax office and its number, and keeps them', async () => {
      for (const name of ['companyName', 'taxOffice', 'taxNumber'] as const) {
        const { status, error } = await api.post(path, [
          { ...someSignUp(newEmail()), ...business, [name]: '' },
        ]);
        expect([status, error?.fields?.map(({ property }) => property)]).toEqual([400, [name]]);
      }
      const email = newEmail();
      const input = { ...someSignUp(email), ...business };
      const { accessToken } = only(await api.post<Tokens>(path, [input]));
      expect(await accountOf(email)).toMatchObject(business);
      expect(only(await api.get('/api/b2bTr/customer', accessToken))).toMatchObject(business);
      const moved = { ...business, taxOffice: 'Beşiktaş' };
      const ofAccount = '/api/b2bTr/customer/business';
      expect(only(await api.put(ofAccount, [moved], accessToken))).toMatchObject(moved);
      // A business stays one.
      expect((await api.put(ofAccount, [{}], accessToken)).error?.code).toBe('invalid-input');
    });

    it('takes only a number that Turkey gives out', async () => {
      for (const taxNumber of ['123456789', '01234567890', 'TR12345678']) {
        const input = { ...someSignUp(newEmail()), ...business, taxNumber };
        const { error } = await api.post(path, [input]);
        expect(error?.fields?.map(({ property }) => property)).toEqual(['taxNumber']);
      }
    });
  });

  it('keeps nothing of a business where the shop sells to consumers', async () => {
    const { status, error } = await api.post('signup', [
      { ...someSignUp(newEmail()), companyName: 'De Vries BV' },
    ]);
    expect([status, error?.fields?.map(({ property }) => property)]).toEqual([400, ['companyName']]);
  });

  it('knows an e-mail address however it is written', async () => {
    const { email } = await newCustomer(api);
    const { status, error } = await api.post('signup', [someSignUp(` ${email.toUpperCase()} `)]);
    expect([status, error?.code]).toEqual([409, 'email-taken']);
    expect((await signIn(api, ` ${email.toUpperCase()}`)).status).toBe(200);
  });

  it('makes one account of two sign-ups at once', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => api.post('signup', [someSignUp(email)])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await api.db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1);
  });

  it('keeps the sites apart', async () => {
    const { email } = await newCustomer(api);
    expect(
      (await api.post('/api/be/signin', [{ grantType: 'Password', id: email, secret: somePassword }])).status,
    ).toBe(401);
    expect((await api.post('/api/be/signup', [someSignUp(email)])).status).toBe(200);
  });

  it.each([
    ['password', 'kort', 'Vul minstens 8 tekens in'],
    ['password', 'x'.repeat(129), 'Vul hoogstens 128 tekens in'],
    ['password', 'Welkom01', 'Dit wachtwoord is te bekend; kies een ander'],
    ['email', 'anna', 'Vul een geldig e-mailadres in'],
    ['email', '', 'Vul uw e-mailadres in'],
    ['firstName', ' ', 'Vul uw voornaam in'],
    ['phone', 'bel mij', 'Vul een geldig telefoonnummer in'],
    ['gender', 'x', expect.any(String)],
    ['type', 'Admin', expect.any(String)],
  ])('refuses %s %p', async (property, value, message) => {
    const { status, error } = await api.post('signup', [{ ...someSignUp(newEmail()), [property]: value }]);
    expect(status).toBe(400);
    expect(error?.fields).toContainEqual({ property, message });
  });
});

describe('signing in with a password', () => {
  it('gives tokens', async () => {
    const { email, id } = await newCustomer(api);
    const tokens = only(await signIn(api, email));
    expect(await api.services.tokens.verify(tokens.accessToken, 'nl')).toMatchObject({ sub: id });
  });

  it('takes a password in any Unicode form', async () => {
    const email = newEmail();
    await api.post('signup', [{ ...someSignUp(email), password: 'caf\u00e9 in de tuin' }]);
    expect((await signIn(api, email, 'cafe\u0301 in de tuin')).status).toBe(200);
  });

  it('answers an unknown e-mail address and a wrong password alike, after alike work', async () => {
    const { email } = await newCustomer(api);
    const timed = async (id: string) => {
      const startedAt = performance.now();
      const { status, error } = await signIn(api, id, 'verkeerd');
      return { durationMs: performance.now() - startedAt, status, code: error?.code, text: error?.message };
    };
    const unknown = newEmail();
    await timed(unknown);
    const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 5; round++) {
      const { durationMs: knownMs, ...ofKnown } = await timed(email);
      const { durationMs: unknownMs, ...ofUnknown } = await timed(unknown);
      expect(ofUnknown).toEqual(ofKnown);
      fastest.known = Math.min(fastest.known, knownMs);
      fastest.unknown = Math.min(fastest.unknown, unknownMs);
    }
    // Without the work on a password of nobody it would be ten times less.
    expect(fastest.unknown).toBeGreaterThan(fastest.known / 3);
  });

  it('tells a suspended customer so, but only after the right password', async () => {
    const { email, refreshToken } = await newCustomer(api);
    await api.db.update(customers).set({ suspendedAt: api.clock.now }).where(eq(customers.email, email));
    const right = await signIn(api, email);
    expect([right.status, right.error?.code]).toEqual([403, 'customer-suspended']);
    expect(right.error?.message).toBe('Uw abonnement is tijdelijk stopgezet.');
    expect((await signIn(api, email, 'verkeerd')).error?.code).toBe('invalid-credentials');
    const grant = { grantType: 'RefreshToken', id: email, secret: refreshToken };
    expect((await api.post('signin', [grant])).error?.code).toBe('customer-suspended');
    await api.db.update(customers).set({ suspendedAt: null }).where(eq(customers.email, email));
    expect((await api.post('signin', [grant])).status).toBe(200);
  });

  it('is refused to an account that is deleted or given another password meanwhile', async () => {
    const { id, email, token } = await newCustomer(api);
    const password = { currentPassword: somePassword, newPassword: 'vier blauwe lampen' };
    const [answer] = await Promise.all([signIn(api, email), api.put('customer/password', [password], token)]);
    const open = await api.db.select().from(sessions).where(eq(sessions.customerId, id));
    // Whoever came in first was signed out again by the change.
    expect([200, 401]).toContain(answer.status);
    expect(open).toHaveLength(1);
    const other = await newCustomer(api);
    const grants = await Promise.all([
      ...[1, 2, 3].map(() => signIn(api, other.email)),
      api.post('customer/deletion', [{ currentPassword: somePassword }], other.token),
    ]);
    for (const { status } of grants) expect([200, 401]).toContain(status);
  });

  it.each([['Bearer a.b.c'], ['nonsense'], [`Bearer ${'a'.repeat(5000)}.b.c`]])(
    'is not kept from it by a bad bearer %#',
    async (authorization) => {
      const { email } = await newCustomer(api);
      const body = JSON.stringify({ items: [{ grantType: 'Password', id: email, secret: somePassword }] });
      expect((await api.request('signin', { method: 'POST', body, headers: { authorization } })).status).toBe(
        200,
      );
    },
  );
});

describe('asking whether an e-mail address is used', () => {
  it('answers per site', async () => {
    const { email } = await newCustomer(api);
    const ask = async (site: string, address: string) =>
      only(
        await api.post<{ emailIsUsed: boolean }>(`/api/${site}/lookup/customer/email`, [{ email: address }]),
      );
    expect(await ask('nl', email.toUpperCase())).toEqual({ emailIsUsed: true });
    expect(await ask('be', email)).toEqual({ emailIsUsed: false });
    expect(await ask('nl', newEmail())).toEqual({ emailIsUsed: false });
  });

  it('refuses what is no address', async () => {
    expect((await api.post('lookup/customer/email', [{ email: 'anna' }])).error?.code).toBe('invalid-input');
  });
});

describe('the first administrator', () => {
  it('is made once, keeps a changed password, and signs in on every site', async () => {
    expect(await Promise.all([ensureFirstAdmin(api.services), ensureFirstAdmin(api.services)])).toContain(
      true,
    );
    expect(await ensureFirstAdmin(api.services)).toBe(false);
    for (const site of ['nl', 'tr'] as const) {
      const tokens = only(
        await api.post<Tokens>(`/api/${site}/signin`, [
          { grantType: 'Password', id: 'chef@linden.example', secret: somePassword },
        ]),
      );
      expect(await api.services.tokens.verify(tokens.accessToken, site)).toMatchObject({ type: 'Admin' });
    }
  });

  it('has an address no customer can take', async () => {
    expect((await api.post('signup', [someSignUp('chef@linden.example')])).error?.code).toBe('email-taken');
  });

  it('is not made without the variables', async () => {
    const environment = { ...api.services.environment, admin: null };
    expect(await ensureFirstAdmin({ ...api.services, environment })).toBe(false);
  });
});
