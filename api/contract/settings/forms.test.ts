/** @jest-environment node */
import proxyAddr from '@fastify/proxy-addr';
import pg from 'pg';
import { isHost, isMailbox, isNetwork } from './forms.ts';
import { settingsSchema } from './schema.ts';

const isRight = (settings: object) => settingsSchema.isValidSync(settings);

test.each([
  ['postgres://user:pw@/db?host=/cloudsql/shop:europe:main', '/cloudsql/shop:europe:main', 'db'],
  ['postgres:///linden', 'localhost', 'linden'],
  ['postgres://user@/linden', 'localhost', 'linden'],
  ['postgres://%2Frun%2Fpg/linden', '/run/pg', 'linden'],
  ['postgresql://user:p%40w@db:5433/linden?application_name=linden', 'db', 'linden'],
])('takes the database %s, as its client does', (DATABASE_URL, host, database) => {
  expect(isRight({ DATABASE_URL })).toBe(true);
  expect(new pg.Client(DATABASE_URL)).toMatchObject({ host, database });
});

test.each([
  { DATABASE_URL: 'postgres://' },
  { DATABASE_URL: 'postgres://user:p@/w@db/linden' },
  { DATABASE_URL: 'postgres://user:p@/w@/linden' },
  { DATABASE_URL: 'postgres://user:p#w@/linden' },
  { SMTP_URL: 'smtp://user:pw@/' },
  { SMTP_URL: 'smtp:///' },
  { REDIS_URL: 'redis://:pw@/0' },
  { REDIS_URL: 'redis:///0' },
  { REDIS_URL: 'redis://cache/zero' },
  { MOLLIE_API_KEY: 'access_0123456789' },
  { PUBLIC_URL: 'https://shop.example.nl/shop' },
  { INTERNAL_SECRET: 'fifteen-signs-o' },
  { ADMIN_EMAIL: 'admin@example.nl' },
])('refuses %j', (settings) => {
  expect(isRight(settings)).toBe(false);
});

test.each(['smtp://mail', 'smtps://user:pw@mail:465/', 'smtp://mail/?pool=true'])('takes %s', (SMTP_URL) => {
  expect(isRight({ SMTP_URL })).toBe(true);
});

test.each([
  '10.0.0.0/255.0.0.0',
  '10.1.2.0/255.255.254.0',
  '10.1.2.3/255.255.255.255',
  '10.0.0.0/8',
  '::1/128',
])('takes the network %s, as its reader does', (network) => {
  expect(isNetwork(network)).toBe(true);
  expect(() => proxyAddr.compile([network])).not.toThrow();
});

test.each(['10.0.0.0/255.0.255.0', '10.0.0.0/0.0.0.0', '10.0.0.0/256.0.0.0', '::1/255.0.0.0', '10.0.0.0/33'])(
  'refuses the network %s, as its reader does',
  (network) => {
    expect(isNetwork(network)).toBe(false);
    expect(() => proxyAddr.compile([network])).toThrow();
  },
);

test.each([
  ['info@bücher.de', true],
  ['Bücher <info@bücher.de>', true],
  ['info@例え.jp', true],
  ['info@-bücher.de', false],
  ['info@bücher de', false],
])('knows whether %s is a mailbox', (text, expected) => {
  expect(isMailbox(text)).toBe(expected);
});

test.each([
  ['::1', true],
  ['fe80::1%eth0', false],
])('knows whether the shop can listen on %s and reach itself there', (text, expected) => {
  expect(isHost(text)).toBe(expected);
});
