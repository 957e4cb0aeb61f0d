import { readEnvironment } from './environment.ts';

describe('the environment of the API', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toEqual({
      databaseUrl: undefined,
      dataDir: '.data',
      logLevel: 'info',
      maintenance: false,
      serviceAccount: undefined,
      queryLimitMs: 10_000,
      port: 3001,
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      mailFrom: 'Linden <noreply@linden.example>',
      devMail: undefined,
      redisUrl: undefined,
      trustedProxies: [],
      mollieApiKey: undefined,
      mollieApiUrl: 'https://api.mollie.com',
      loqateKey: undefined,
      pdokUrl: undefined,
      admin: null,
    });
  });

  it('takes an empty variable for none', () => {
    expect(readEnvironment({ DATABASE_URL: '', PORT: '', MAINTENANCE: '' })).toEqual(readEnvironment({}));
  });

  it('reads switches as people write them', () => {
    expect(readEnvironment({ MAINTENANCE: '1' }).maintenance).toBe(true);
    expect(readEnvironment({ MAINTENANCE: '0' }).maintenance).toBe(false);
    expect(readEnvironment({ MAINTENANCE: 'true' }).maintenance).toBe(true);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ PORT: '99999' }, 'PORT'],
    [{ QUERY_LIMIT_MS: 'soon' }, 'QUERY_LIMIT_MS'],
  ])('names what is wrong in %j', (variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(name);
  });
});
