import { DrizzleQueryError } from 'drizzle-orm';
import { createLog } from './log.ts';

function lineOf(error: Error): string {
  let text = '';
  const log = createLog('info', {
    write: (line) => {
      text += line;
    },
  });
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
});
