import { DrizzleQueryError } from 'drizzle-orm';
import { toApiError } from '../http/error-answer.ts';
import { isLostConnection } from './lost-connection.ts';

const texts = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
];
const codes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const codeErrors = codes.map((code) => Object.assign(new Error(`connect ${code}`), { code }));

describe('a failure that means "away"', () => {
  test.each([...texts.map((text) => new Error(text)), ...codeErrors])('%s is unavailable', (error) => {
    expect(isLostConnection(error)).toBe(true);
    expect(toApiError(new DrizzleQueryError('SELECT 1', [], error)).code).toBe('unavailable');
    expect(toApiError(new AggregateError([error])).code).toBe('unavailable');
  });

  test.each([
    new TypeError('x is not a function'),
    new Error('timeout of something else'),
    Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
  ])('is not %s', (error) => {
    expect(toApiError(error).code).toBe('unexpected');
  });
});
