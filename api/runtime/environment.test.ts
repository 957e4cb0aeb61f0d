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
      rateLimits: { reads: 6000, writes: 600 },
      pageLimit: 600,
      metricsToken: undefined,
      shutdownDelayMs: 0,
      mollieApiKey: undefined,
      mollieApiUrl: 'https://api.mollie.com',
      loqateKey: undefined,
      loqateUrl: 'https://api.addressy.com',
      pdokUrl: undefined,
      admin: null,
    });
  });

  it('writes links to the port it is given, unless it is told where the shop is', () => {
    expect(readEnvironment({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    const told = { PORT: '4000', PUBLIC_URL: 'https://shop.example.nl/' };
    expect(readEnvironment(told).publicUrl).toBe('https://shop.example.nl');
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
    [{ TRUSTED_PROXIES: '10.0.0.0/8, the proxy' }, 'TRUSTED_PROXIES'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ RATE_LIMIT_READS: '-1' }, 'RATE_LIMIT_READS'],
    [{ SHUTDOWN_DELAY_MS: '60000' }, 'SHUTDOWN_DELAY_MS'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ PORT: '99999' }, 'PORT'],
    [{ QUERY_LIMIT_MS: 'soon' }, 'QUERY_LIMIT_MS'],
  ])('names what is wrong in %j', (variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(name);
  });
});
