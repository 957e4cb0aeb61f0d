import { DrizzleQueryError } from 'drizzle-orm';
import { DataDirBusyError } from '../db/data-dir-lock.ts';
import { readEnvironment } from './environment.ts';
import { tellFailure } from './start-failure.ts';

const variables = {
  HOST: 'shop.house',
  DATABASE_URL: 'postgres://linden:p%40ssw0rd@db:1/x',
  SMTP_URL: 'smtp://shop:Gr8mail@mail:25',
  MOLLIE_API_KEY: 'live_abcdefgh12345678',
};
const secrets = [...Object.values(variables).slice(1), 'p@ssw0rd', 'p%40ssw0rd', 'Gr8mail'];

function withProperties(error: Error, properties: Readonly<Record<string, unknown>>): Error {
  return Object.assign(error, properties);
}
function wrongSetting(): unknown {
  try {
    return readEnvironment({ ...variables, PORT: 'seven' });
  } catch (error) {
    return error;
  }
}

describe('what ends a start', () => {
  it.each([
    [
      'an address that no library can parse',
      withProperties(new TypeError('Invalid URL'), { input: variables.SMTP_URL }),
    ],
    ['a database that quotes the password', withProperties(new Error('no p@ssw0rd'), { code: '28P01' })],
    ['an error with headers', withProperties(new Error('401'), { headers: { a: variables.MOLLIE_API_KEY } })],
    ['a statement with its values', new DrizzleQueryError('select $1', ['p@ssw0rd'], new Error('away'))],
    ['a chain of causes', new Error('a', { cause: new Error('b', { cause: variables.DATABASE_URL }) })],
    ['several errors at once', new AggregateError([new Error(variables.SMTP_URL)], 'all of them')],
    ['a text', variables.DATABASE_URL],
    ['an object', { ...variables }],
  ])('is told without a secret: %s', (_case, thrown) => {
    const { text, exitCode } = tellFailure(thrown, variables);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text.length).toBeGreaterThan(10);
    expect(exitCode).toBe(1);
  });

  it('is told with name, code, place and causes where nobody foresaw it', () => {
    const cause = withProperties(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { text } = tellFailure(new TypeError('cannot open', { cause }), variables);
    expect(text).toMatch(/^TypeError: cannot open\n {4}at .*start-failure\.test/);
    expect(text).toContain('caused by Error [ECONNREFUSED]: connect ECONNREFUSED');
  });

  it('ends with a code of its own where a setting is wrong', () => {
    expect(tellFailure(wrongSetting(), variables)).toMatchObject({
      text: expect.stringContaining('PORT must be a whole number'),
      exitCode: 78,
    });
  });

  it('is one sentence where it is known', () => {
    const busy = new DataDirBusyError('/data', { pid: 7, startedAt: '', host: '' });
    expect(tellFailure(busy, variables)).toEqual({ text: busy.message, exitCode: 1 });
    const listen = (properties: Readonly<Record<string, string>>) =>
      tellFailure(withProperties(new Error('listen'), { syscall: 'listen', ...properties }), variables).text;
    expect(listen({ code: 'EADDRINUSE' })).toMatch(/^The port is in use\. [^\n]+$/);
    expect(listen({ code: 'EACCES' })).toMatch(/^This user may not open that port\. [^\n]+$/);
    expect(listen({ code: 'EADDRNOTAVAIL' })).toMatch(/^HOST must be [^\n]+$/);
    expect(listen({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'shop.house' })).toMatch(
      /^HOST must be/,
    );
    expect(listen({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db' })).toMatch(
      /^Error \[ENOTFOUND\]/,
    );
  });
});
