import { eq, sql } from 'drizzle-orm';
import type { Tokens } from '../../contract/auth.ts';
import { refreshTokens, sessions } from '../../db/schema/customers.ts';
import { newCustomer, refresh, signIn } from '../../testing/customer.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

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

const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const tokenOf = (tokens: Tokens) => tokens.refreshToken ?? '';

describe('refreshing', () => {
  it('exchanges the token for a new one of thirty days and names the customer anew', async () => {
    const { email, id, refreshToken } = await newCustomer(api);
    later(20 * minuteMs);
    const tokens = only(await refresh(api, email, refreshToken));
    expect(tokens.refreshToken).not.toBe(refreshToken);
    expect(await api.services.tokens.verify(tokens.accessToken, 'nl')).toMatchObject({ sub: id, email });
    later(29 * dayMs);
    expect((await refresh(api, email, tokenOf(tokens))).status).toBe(200);
  });

  it('stores no token', async () => {
    const { email, refreshToken } = await newCustomer(api);
    const next = tokenOf(only(await refresh(api, email, refreshToken)));
    const stored = JSON.stringify(await api.db.select().from(refreshTokens));
    expect(stored).not.toContain(refreshToken);
    expect(stored).not.toContain(next);
  });

  it('ends the whole family when an old token comes back', async () => {
    const { email, refreshToken } = await newCustomer(api);
    const other = tokenOf(only(await signIn(api, email)));
    const next = tokenOf(only(await refresh(api, email, refreshToken)));
    later(31_000);
    expect((await refresh(api, email, refreshToken)).error?.code).toBe('refresh-token-invalid');
    const stolen = await refresh(api, email, next);
    expect([stolen.status, stolen.error?.code]).toEqual([401, 'refresh-token-invalid']);
    expect((await refresh(api, email, other)).status).toBe(200);
  });

  it('gives two tabs that refresh at the same moment the same token', async () => {
    const { email, refreshToken } = await newCustomer(api);
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(api, email, refreshToken)));
    const given = new Set(answers.map((answer) => tokenOf(only(answer))));
    expect(given.size).toBe(1);
    later(5 * minuteMs);
    expect((await refresh(api, email, [...given][0] ?? '')).status).toBe(200);
  });

  it('gives a tab that is two exchanges behind the token that counts', async () => {
    const { email, refreshToken } = await newCustomer(api);
    const second = tokenOf(only(await refresh(api, email, refreshToken)));
    later(5_000);
    const third = tokenOf(only(await refresh(api, email, second)));
    later(5_000);
    expect(tokenOf(only(await refresh(api, email, refreshToken)))).toBe(third);
  });

  it('consumes nothing when the answer cannot be given', async () => {
    const { email, refreshToken } = await newCustomer(api);
    const failing = { ...api.services.tokens, sign: () => Promise.reject(new Error('the disk is full')) };
    const { sign } = api.services.tokens;
    api.services.tokens.sign = failing.sign;
    await expect(refresh(api, email, refreshToken)).rejects.toThrow('the disk is full');
    api.services.tokens.sign = sign;
    later(10 * minuteMs);
    expect((await refresh(api, email, refreshToken)).status).toBe(200);
  });

  it('consumes nothing when the database refuses half way', async () => {
    const { email, refreshToken } = await newCustomer(api);
    await api.db.execute(
      sql`ALTER TABLE refresh_tokens ADD CONSTRAINT broken CHECK (replaced_at IS NULL) NOT VALID`,
    );
    await expect(refresh(api, email, refreshToken)).rejects.toThrow();
    await api.db.execute(sql`ALTER TABLE refresh_tokens DROP CONSTRAINT broken`);
    later(10 * minuteMs);
    expect((await refresh(api, email, refreshToken)).status).toBe(200);
  });

  it('asks for the password again after thirty days without use', async () => {
    const { email, refreshToken } = await newCustomer(api);
    later(30 * dayMs + 1000);
    expect((await refresh(api, email, refreshToken)).error?.code).toBe('refresh-token-invalid');
  });

  it('ends a session after 180 days however often it was renewed', async () => {
    const { email, refreshToken } = await newCustomer(api);
    let token = refreshToken;
    for (let month = 0; month < 6; month++) {
      later(29 * dayMs);
      token = tokenOf(only(await refresh(api, email, token)));
    }
    later(7 * dayMs);
    expect((await refresh(api, email, token)).status).toBe(401);
  });

  it.each([
    ['of somebody else', async () => ({ email: (await newCustomer(api)).email })],
    ['on another site', async () => ({ site: 'be' as const })],
    ['that nobody knows', async () => ({ token: 'x'.repeat(43) })],
    ['that is empty', async () => ({ token: '' })],
  ])('refuses a token %s and leaves the right one as it was', async (_, change) => {
    const { email, refreshToken } = await newCustomer(api);
    const asked: { email: string; token: string; site: 'nl' | 'be' } = {
      email,
      token: refreshToken,
      site: 'nl',
      ...(await change()),
    };
    const answer = await refresh(api, asked.email, asked.token, asked.site);
    expect([answer.status, answer.error?.code]).toEqual([401, 'refresh-token-invalid']);
    expect((await refresh(api, email, refreshToken)).status).toBe(200);
  });
});

describe('signing out', () => {
  const signOut = (refreshToken: string, site = 'nl') => api.post(`/api/${site}/signout`, [{ refreshToken }]);

  it('ends the session of this browser alone, also by a token that was exchanged', async () => {
    const { email, refreshToken } = await newCustomer(api);
    const elsewhere = tokenOf(only(await signIn(api, email)));
    const next = tokenOf(only(await refresh(api, email, refreshToken)));
    expect((await signOut(refreshToken)).status).toBe(200);
    expect((await refresh(api, email, next)).status).toBe(401);
    expect((await refresh(api, email, elsewhere)).status).toBe(200);
  });

  it('answers the same for what nobody knows, and twice', async () => {
    const { refreshToken } = await newCustomer(api);
    for (const token of [refreshToken, refreshToken, 'unknown'])
      expect((await signOut(token)).status).toBe(200);
  });

  it('of another site does nothing', async () => {
    const { email, refreshToken } = await newCustomer(api);
    await signOut(refreshToken, 'be');
    expect((await refresh(api, email, refreshToken)).status).toBe(200);
  });

  it('leaves nothing in the database', async () => {
    const { id, refreshToken } = await newCustomer(api);
    await signOut(refreshToken);
    expect(await api.db.select().from(sessions).where(eq(sessions.customerId, id))).toEqual([]);
  });
});

it('keeps twenty sessions of one customer, the latest', async () => {
  const { email, id, refreshToken } = await newCustomer(api);
  for (let device = 0; device < 20; device++) {
    later(1000);
    await signIn(api, email);
  }
  expect(await api.db.select().from(sessions).where(eq(sessions.customerId, id))).toHaveLength(20);
  expect((await refresh(api, email, refreshToken)).status).toBe(401);
});
