import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { withoutValues } from './error-values.ts';

const fromDatabase = (code: string, message: string) =>
  Object.assign(new Error(message), { code, detail: 'Key=(secret)' });
const all = (error: Error) => inspect(error, { depth: 5 });

describe('an error that is logged', () => {
  test('names its statement, never what was put into it', () => {
    const error = new DrizzleQueryError('insert into x values ($1)', ['hunter2'], new Error('away'));
    const clean = withoutValues(error);
    expect(all(error)).toContain('hunter2');
    expect(all(clean)).not.toContain('hunter2');
    expect(clean.message).toBe('Failed query: insert into x values ($1)');
  });

  test('keeps its state and where it was thrown', () => {
    const error = new DrizzleQueryError('select 1', [], fromDatabase('40001', 'lost a race'));
    expect(withoutValues(error)).toMatchObject({ code: '40001' });
    expect(withoutValues(error).stack).toContain('error-values.test');
  });

  test('of a value that does not fit does not quote it', () => {
    const state = fromDatabase('22P02', 'invalid input syntax for uuid: "hunter2"');
    expect(all(withoutValues(state))).not.toContain('hunter2');
    expect(all(withoutValues(new DrizzleQueryError('select $1', ['x'], state)))).not.toContain('hunter2');
  });

  test('that is none of the database stays as it is', () => {
    const error = new TypeError('x is not a function');
    expect(withoutValues(error)).toBe(error);
  });
});
