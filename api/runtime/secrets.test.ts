import { createRedact, createStrictRedact } from './secrets.ts';

const redact = createRedact({
  DATABASE_URL: 'postgres://shop%40x:p%2Fss%20word@db:5432/linden',
  SMTP_URL: 'smtp://me:p@ss/w@mail',
  REDIS_URL: 'redis://:k@cache',
  MOLLIE_API_KEY: 'live_0123456789',
  ADMIN_PASSWORD: 'say "twelve"\\signs',
  PUBLIC_URL: 'https://shop.example.nl',
  PORT: '3000',
});

describe('redacting', () => {
  it.each([
    ['cannot reach postgres://shop%40x:p%2Fss%20word@db:5432/linden now', 'cannot reach <DATABASE_URL> now'],
    ['user "shop@x" with p/ss word', 'user "shop@x" with <DATABASE_URL>'],
    ['password p%2Fss%20word', 'password <DATABASE_URL>'],
    ['535 me is not p@ss/w', '535 me is not <SMTP_URL>'],
    ['Bearer live_0123456789', 'Bearer <MOLLIE_API_KEY>'],
    ['{"a":"say \\"twelve\\"\\\\signs"}', '{"a":"<ADMIN_PASSWORD>"}'],
    ['a short one, k, alone', 'a short one, k, alone'],
    ['a short one in redis://:k@other', 'a short one in redis://:k@other'],
    ['https://shop.example.nl on 3000', 'https://shop.example.nl on 3000'],
  ])('makes of %j', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it.each([
    [{ DATABASE_URL: 'postgres://postgres:postgres@db/linden' }, '"engine":"postgres" at api/db/postgres.ts'],
    [{ DATABASE_URL: 'postgresql://shop:postgres@db/linden' }, '"engine":"postgres" at api/db/postgres.ts'],
    [{ DATABASE_URL: 'postgres://shop:l0ng-and-secret@db/linden' }, 'shop at /srv/shop/server.mjs'],
    [{ DATABASE_URL: 'postgres://u:linden@db/linden' }, 'Linden of linden'],
    [{ DATABASE_URL: 'postgres://shop:server@db/x' }, 'observers, servers'],
    [{ REDIS_URL: 'redis://:rediscache@rediscache:6379' }, 'no host rediscache'],
    [{ SMTP_URL: 'smtp://info@mail' }, 'information, info'],
    [{ LOQATE_KEY: 'a' }, 'a word'],
  ])('leaves the words of a log alone with %j', (variables, text) => {
    expect(createRedact(variables)(text)).toBe(text);
  });

  it.each([
    ['postgres://postgres:postgres@db/linden', '"postgres://postgres:postgres@db/linden"'],
    ['postgres://postgres:postgres@db/linden', 'postgres:postgres@'],
    ['postgres://shop:s3cret7@db/linden?application_name=a@b', 's3cret7'],
    ['postgres://shop@/linden?host=/run/pg&password=s3cret7', 's3cret7'],
    ['postgres://shop:s3cret7@/linden?host=/run/pg', 's3cret7'],
    ['postgres://shop:s3cret7!@db/linden', 's3cret7!'],
  ])('replaces of %s the text %s', (DATABASE_URL, text) => {
    expect(createRedact({ DATABASE_URL })(`(${text})`).replaceAll('"', '')).toBe('(<DATABASE_URL>)');
  });

  it('takes the key of an address of error reports, which stands where a user would', () => {
    const hide = createRedact({ SENTRY_DSN: 'https://abc123def456@sentry.example/1' });
    expect(hide('key abc123def456')).toBe('key <SENTRY_DSN>');
  });

  it('finds a word behind what JSON writes with letters', () => {
    const line = JSON.stringify('no\ns3cret7\u001bs3cret7\ts3cret7');
    expect(createRedact({ SMTP_URL: 'smtp://me:s3cret7@mail' })(line)).not.toContain('s3cret7');
  });

  it('takes a long password also out of a word', () => {
    const hide = createRedact({ SMTP_URL: 'smtp://me:three-words-42@mail' });
    expect(hide('xthree-words-42x')).toBe('x<SMTP_URL>x');
  });

  it('takes the shortest as whole words out of what ends a start', () => {
    const hide = createStrictRedact({ REDIS_URL: 'redis://:k@cache', LOQATE_KEY: 'ab' });
    expect(hide('k and ab, inside of works and able')).toBe(
      '<REDIS_URL> and <LOQATE_KEY>, inside of works and able',
    );
  });

  it('takes the lines of a private key one by one', () => {
    const line = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC';
    const account = {
      project_id: 'p',
      client_email: 'a@b',
      private_key: `-----BEGIN PRIVATE KEY-----\n${line}\n`,
    };
    const FIREBASE_SERVICE_ACCOUNT = JSON.stringify(account);
    const hide = createRedact({ FIREBASE_SERVICE_ACCOUNT });
    expect(hide(`bad line ${line}`)).toBe('bad line <FIREBASE_SERVICE_ACCOUNT>');
    expect(hide(`in ${FIREBASE_SERVICE_ACCOUNT}`)).toBe('in <FIREBASE_SERVICE_ACCOUNT>');
  });

  it('leaves everything alone where nothing is secret', () => {
    expect(createRedact({})('postgres://u:p@h')).toBe('postgres://u:p@h');
  });
});
