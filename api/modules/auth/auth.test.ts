import { SignJWT } from 'jose';
import { string } from 'yup';
import { dayMs } from '../../contract/calendar.ts';
import { call } from '../../contract/call.ts';
import { defineRoute } from '../../http/route.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { loadTokenSecret } from './secret.ts';

const whoami = (path: string, auth: 'token' | 'customer' | 'admin') =>
  defineRoute(
    call('GET', path).answersOne<string>(),
    { summary: 'Names the caller', auth, response: string().required() },
    async ({ claims }) => [claims.type],
  );

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    extraRoutes: [
      whoami('test/any', 'token'),
      whoami('test/customer', 'customer'),
      whoami('test/admin', 'admin'),
    ],
  });
});
afterAll(() => api.close());

const claims = {
  sub: '7f1b0d5e-28d5-4f0f-9f10-0d8f6a4f4a11',
  site: 'nl',
  firstName: 'Anna',
  lastName: 'de Vries',
  email: 'anna@example.nl',
};

async function forge(changes: Record<string, unknown>, secret?: Uint8Array, alg = 'HS256'): Promise<string> {
  const key = secret ?? (await loadTokenSecret(api.db));
  return new SignJWT({ ...claims, type: 'Guest', ...changes })
    .setProtectedHeader({ alg })
    .setExpirationTime(Math.floor(api.clock.now.getTime() / 1000) + 60)
    .sign(key);
}

describe('signing in', () => {
  it('gives each guest a token of thirty days without a refresh token', async () => {
    const answer = await api.post<{ accessToken: string; refreshToken: string | null }>('signin', [
      { grantType: 'Guest' },
    ]);
    const [tokens] = answer.items;
    expect(tokens?.refreshToken).toBeNull();
    const read = await api.services.tokens.verify(tokens?.accessToken ?? '', 'nl');
    expect(read).toMatchObject({ type: 'Guest', site: 'nl', firstName: '', lastName: '', email: '' });
    expect(read.exp - api.clock.now.getTime() / 1000).toBe(30 * 24 * 60 * 60);
  });

  it('renews a guest token for the same guest, and no other token', async () => {
    const renew = async (token: string) => {
      const { items } = await api.post<{ accessToken: string }>('signin', [{ grantType: 'Guest' }], token);
      return api.services.tokens.verify(items[0]?.accessToken ?? '', 'nl');
    };
    const token = await api.guestToken();
    const { sub } = await api.services.tokens.verify(token, 'nl');
    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + 29 * dayMs);
    const renewed = await renew(token);
    expect(renewed.sub).toBe(sub);
    expect(renewed.exp - api.clock.now.getTime() / 1000).toBe(30 * 24 * 60 * 60);
    api.clock.now = new Date(now.getTime() + 31 * dayMs);
    expect((await renew(token)).sub).not.toBe(sub);
    api.clock.now = now;
    const customer = await renew(await forge({ type: 'Customer' }));
    expect([customer.sub === claims.sub, customer.type]).toEqual([false, 'Guest']);
    expect((await renew(await forge({}, new Uint8Array(32)))).sub).not.toBe(claims.sub);
  });

  it('never gives two guests the same identity', async () => {
    const [first, second] = await Promise.all([api.guestToken(), api.guestToken()]);
    const one = await api.services.tokens.verify(first, 'nl');
    const other = await api.services.tokens.verify(second, 'nl');
    expect(one.sub).not.toBe(other.sub);
  });

  it.each([
    ['Password', 'invalid-credentials', 'E-mailadres of wachtwoord klopt niet.'],
    ['RefreshToken', 'refresh-token-invalid', 'U bent niet meer ingelogd. Log opnieuw in.'],
  ])('refuses the grant %s of nobody with a clear answer', async (grantType, code, message) => {
    const { status, error } = await api.post('signin', [{ grantType, id: 'anna@example.nl', secret: 'x' }]);
    expect(status).toBe(401);
    expect(error).toMatchObject({ code, message });
  });

  it.each([{ grantType: 'Robot' }, {}, { grantType: 'Guest', role: 'Admin' }, { grantType: 7 }])(
    'refuses %j',
    async (item) => {
      const { status, error } = await api.post('signin', [item]);
      expect(status).toBe(400);
      expect(error?.code).toBe('invalid-input');
    },
  );
});

describe('tokens', () => {
  const ask = (path: string, authorization?: string) =>
    api.request(path, { headers: authorization ? { authorization } : {} });
  const codeOf = async (response: Response) => ({
    status: response.status,
    code: (await response.json()).code,
  });

  it('asks for one where there is none', async () => {
    expect(await codeOf(await ask('test/any'))).toEqual({ status: 401, code: 'token-missing' });
  });

  it.each([
    ['without a scheme', 'abc'],
    ['of another scheme', 'Basic dTpw'],
    ['that is no token', 'Bearer abc'],
    ['with wrong parts', 'Bearer a.b.c'],
    ['that is empty', 'Bearer '],
    ['of great length', `Bearer ${'a'.repeat(20_000)}.b.c`],
    ['without a signature', 'Bearer eyJhbGciOiJub25lIn0.eyJ0eXBlIjoiQWRtaW4ifQ.'],
  ])('refuses one %s', async (_, header) => {
    expect(await codeOf(await ask('test/any', header))).toEqual({ status: 401, code: 'token-invalid' });
  });

  it('refuses one that somebody else has signed, or by another method', async () => {
    const foreign = await forge({}, new Uint8Array(32));
    const other = await forge({}, undefined, 'HS384').catch(() => forge({}, new Uint8Array(64), 'HS512'));
    expect((await codeOf(await ask('test/any', `Bearer ${foreign}`))).code).toBe('token-invalid');
    expect((await codeOf(await ask('test/any', `Bearer ${other}`))).code).toBe('token-invalid');
  });

  it('refuses one of another site', async () => {
    const token = await api.guestToken('be');
    expect((await codeOf(await ask('test/any', `Bearer ${token}`))).code).toBe('token-invalid');
    expect((await ask('/api/be/test/any', `Bearer ${token}`)).status).toBe(200);
  });

  it.each([{ type: 'Root' }, { sub: 'me' }, { email: undefined }])(
    'refuses one whose claims are %j',
    async (changes) => {
      expect((await codeOf(await ask('test/any', `Bearer ${await forge(changes)}`))).code).toBe(
        'token-invalid',
      );
    },
  );

  it('says when one has expired', async () => {
    const token = await api.guestToken();
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 30 * 24 * 60 * 60 * 1000 + 1000);
    expect(await codeOf(await ask('test/any', `Bearer ${token}`))).toEqual({
      status: 401,
      code: 'token-expired',
    });
    api.clock.now = start;
  });

  it.each([
    ['Guest', 'test/any', 200],
    ['Guest', 'test/customer', 403],
    ['Guest', 'test/admin', 403],
    ['Customer', 'test/customer', 200],
    ['Customer', 'test/admin', 403],
    ['Admin', 'test/admin', 200],
    ['Admin', 'test/customer', 403],
  ])('answers %s at %s with %i', async (type, path, status) => {
    expect((await ask(path, `Bearer ${await forge({ type })}`)).status).toBe(status);
  });
});
