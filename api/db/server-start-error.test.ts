import { urlOf } from '../testing/server-databases.ts';
import { openDatabase } from './client.ts';
import { checkServerVersion, toServerStartError } from './server-start-error.ts';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
const address = 'postgres://ursula:gehe%69m@db.example:5433/linden';

test.each([
  ['28P01', /refuses the user or the password/],
  ['28000', /refuses the user or the password/],
  ['3D000', /has no database linden.*createdb linden/],
  ['42501', /may not create the tables/],
  ['0A000', /postgresql-contrib/],
  ['53300', /max_connections/],
  ['57P03', /does not answer/],
  ['08006', /does not answer/],
])('a server that answers %s is told in words, without user and password', (code, words) => {
  const message = `password authentication failed for user "ursula" ${address}`;
  const error = toServerStartError(Object.assign(new Error(message), { code }), address);
  expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(words) });
  expect(error?.message).not.toMatch(/ursula|geheim|gehe%69m/);
});

it('a server behind a socket is told by its folder', () => {
  const error = toServerStartError(
    Object.assign(new Error('no'), { code: '3D000' }),
    'postgres://ursula:geheim@/linden?host=/cloudsql/shop:europe:main',
  );
  expect(error?.message).toMatch(/^PostgreSQL at \/cloudsql\/shop:europe:main has no database linden\./);
});

it('other failures stay what they are', () => {
  expect(toServerStartError(new TypeError('x is not a function'), address)).toBeNull();
  expect(
    toServerStartError(Object.assign(new Error('no such table'), { code: '42P01' }), address),
  ).toBeNull();
});

it('a server that is too old is refused', () => {
  expect(() => checkServerVersion(140_011)).toThrow('PostgreSQL 14');
  expect(() => checkServerVersion(150_000)).not.toThrow();
});

it('a server that is not there is a sentence with its place', async () => {
  await expect(
    openDatabase({ databaseUrl: 'postgres://ursula:geheim@127.0.0.1:1/linden' }),
  ).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1 cannot be reached/),
  });
});

(serverUrl ? it : it.skip)('a missing database is named (TEST_DATABASE_URL is set)', async () => {
  await expect(openDatabase({ databaseUrl: urlOf(serverUrl, 'linden_nowhere') })).rejects.toThrow(
    'has no database linden_nowhere',
  );
});
