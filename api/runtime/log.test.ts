import { DrizzleQueryError } from 'drizzle-orm';
import { createLog } from './log.ts';

function lineOf(error: unknown, variables: Readonly<Record<string, string>> = {}): string {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  const log = createLog('info', { write }, variables);
  log.error({ err: error }, 'request failed');
  return text;
}

describe('the log', () => {
  it('says which statement failed and why, without the values people gave', () => {
    const cause = new Error('invalid input syntax for type json');
    const line = lineOf(
      new DrizzleQueryError('insert into "addresses" values ($1)', ['{"lastName":"de Vries"}'], cause),
    );
    expect(line).toContain('insert into \\"addresses\\"');
    expect(line).toContain('invalid input syntax');
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('Vries');
  });

  it('repeats no value that the database quotes, but says which rule and which kind of failure it was', () => {
    const refused = Object.assign(
      new Error('duplicate key value violates unique constraint "customers_email"'),
      {
        code: '23505',
        constraint: 'customers_email',
        detail: 'Key (email)=(anna@example.nl) already exists.',
      },
    );
    const unfit = Object.assign(new Error('invalid input syntax for type uuid: "anna@example.nl"'), {
      code: '22P02',
      where: "unnamed portal parameter $1 = 'anna@example.nl'",
    });
    for (const error of [refused, unfit])
      for (const thrown of [error, new DrizzleQueryError('select $1', ['anna@example.nl'], error)]) {
        const line = lineOf(thrown);
        expect(line).toContain(error.code);
        expect(line).not.toContain('anna@');
      }
    expect(lineOf(refused)).toContain('customers_email');
  });

  it('keeps a message with line breaks in one line', () => {
    expect(lineOf(new Error('a\n{"level":30,"msg":"forged"}')).trimEnd()).not.toContain('\n');
  });

  const secrets = {
    DATABASE_URL: 'postgres://linden:p%40ssw0rd@db:1/x',
    SMTP_URL: 'smtp://shop:Gr8mail@mail:25',
    MOLLIE_API_KEY: 'live_abcdefgh12345678',
    REDIS_URL: 'redis://:424242@cache',
  };
  it.each([
    [
      'an address that cannot be parsed',
      Object.assign(new TypeError('Invalid URL'), { input: secrets.DATABASE_URL }),
    ],
    [
      'a refused password',
      Object.assign(new Error('no p@ssw0rd for linden'), { code: '28P01', password: 'p@ssw0rd' }),
    ],
    [
      'a mail server that quotes the sign-in',
      Object.assign(new Error('Invalid login: 535 shop Gr8mail'), {
        code: 'EAUTH',
        response: '535 shop Gr8mail',
      }),
    ],
    [
      'an answer of the payment service',
      Object.assign(new Error('Unauthorized'), {
        headers: { authorization: `Bearer ${secrets.MOLLIE_API_KEY}` },
      }),
    ],
    ['a cause', new Error('away', { cause: new Error(secrets.SMTP_URL) })],
    ['several errors', new AggregateError([new Error(secrets.SMTP_URL)], 'all failed')],
    ['text that is no error', `cannot use ${secrets.DATABASE_URL}`],
    ['an object that is no error', { url: secrets.DATABASE_URL }],
  ])('holds no secret of the settings: %s', (_case, thrown) => {
    const line = lineOf(thrown, secrets);
    for (const secret of [...Object.values(secrets), 'p@ssw0rd', 'p%40ssw0rd', 'Gr8mail'])
      expect(line).not.toContain(secret);
    expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'request failed' });
  });

  it('stays JSON where a password looks like a number', () => {
    const error = Object.assign(new Error('424242 is wrong'), { status: 424242 });
    expect(JSON.parse(lineOf(error, secrets)).err).toMatchObject({
      message: '<REDIS_URL> is wrong',
      status: 424242,
    });
  });
});
