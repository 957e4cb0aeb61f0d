import { createRedact } from './secrets.ts';

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
    ['user "shop@x" with p/ss word', 'user "<DATABASE_URL>" with <DATABASE_URL>'],
    ['password p%2Fss%20word', 'password <DATABASE_URL>'],
    ['535 me is not p@ss/w', '535 me is not <SMTP_URL>'],
    ['Bearer live_0123456789', 'Bearer <MOLLIE_API_KEY>'],
    ['{"a":"say \\"twelve\\"\\\\signs"}', '{"a":"<ADMIN_PASSWORD>"}'],
    ['a short one, k, inside of works and okay', 'a short one, <REDIS_URL>, inside of works and okay'],
    ['https://shop.example.nl on 3000', 'https://shop.example.nl on 3000'],
  ])('makes of %j', (text, expected) => {
    expect(redact(text)).toBe(expected);
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
