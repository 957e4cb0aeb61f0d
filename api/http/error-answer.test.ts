import { pino } from 'pino';
import { ApiError, TooManyRequests } from './api-error.ts';
import { toApiError, toErrorAnswer, toErrorBody } from './error-answer.ts';
import { InputError } from './parse-input.ts';

const databaseError = (code: string) =>
  new Error('failed', { cause: Object.assign(new Error('pg'), { code }) });

function answer(error: unknown) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  return { response: toErrorAnswer(error, { language: 'en', requestId: 'r1', log }), lines };
}

describe('a failure', () => {
  test.each([
    ['53300', 'unavailable'],
    ['57014', 'unavailable'],
    ['40001', 'unavailable'],
    ['08006', 'unavailable'],
    ['22003', 'invalid-input'],
    ['23505', 'unexpected'],
  ])('of the database with state %s is %s', (state, code) => {
    expect(toApiError(databaseError(state)).code).toBe(code);
  });

  test('that is one of the contract stays what it is', () => {
    const known = new ApiError('order-not-found');
    expect(toApiError(known)).toBe(known);
  });

  test('nobody expected is logged, and nothing of it is sent', async () => {
    const { response, lines } = answer(new Error('password is hunter2'));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('hunter2');
    expect(lines.join()).toContain('hunter2');
  });

  test('that anybody can cause is not logged as one of ours', () => {
    expect(answer(new ApiError('order-not-found')).lines).toEqual([]);
  });

  test('that passes says when to come back', () => {
    const retryAfter = (error: unknown) => answer(error).response.headers.get('retry-after');
    expect(retryAfter(new TooManyRequests(2_500))).toBe('3');
    expect(Number(retryAfter(databaseError('53300')))).toBeGreaterThan(0);
    expect(retryAfter(new ApiError('order-not-found'))).toBeNull();
  });
});

describe('the body of a failure', () => {
  test('with fields says the same in its message, as JSON, and translates the rules', () => {
    const error = new InputError('invalid-input', [{ property: 'city', message: 'required' }]);
    const english = toErrorBody(error, 'en', 'r1');
    expect(JSON.parse(english.message)).toEqual(english.fields);
    expect(english.fields?.[0]?.message).not.toBe('required');
    expect(toErrorBody(error, 'de', 'r1').fields).not.toEqual(english.fields);
  });

  test('without fields has none, not an empty list', () => {
    expect(toErrorBody(new ApiError('invalid-input', undefined, []), 'en', 'r1')).not.toHaveProperty(
      'fields',
    );
  });
});
