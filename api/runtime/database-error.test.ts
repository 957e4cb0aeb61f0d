import { databaseErrorOf } from './database-error.ts';

const state = (code: unknown, constraint?: string) =>
  Object.assign(new Error('failed'), { code, constraint });
const wrapped = (error: unknown, times: number): unknown =>
  times === 0 ? error : wrapped(new Error('query failed', { cause: error }), times - 1);

describe('the state of a failed statement', () => {
  test('is found below what wraps it', () => {
    expect(databaseErrorOf(wrapped(state('23505', 'orders_pkey'), 2))).toEqual({
      code: '23505',
      constraint: 'orders_pkey',
    });
    expect(databaseErrorOf(state('57014'))).toEqual({ code: '57014', constraint: null });
  });

  test.each([['ENOENT'], ['ECONNRESET'], [23505], ['']])('is none of the system: %j', (code) => {
    expect(databaseErrorOf(state(code))).toBeNull();
  });

  test('is not looked for without end', () => {
    const circle = new Error('round');
    circle.cause = circle;
    expect(databaseErrorOf(circle)).toBeNull();
    expect(databaseErrorOf(null)).toBeNull();
    expect(databaseErrorOf('23505')).toBeNull();
  });
});
