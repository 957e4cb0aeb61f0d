import { ApiFailure, type FailureCode, isOutage, isRefused } from './failure';

describe('isRefused', () => {
  it.each<[number, FailureCode, boolean]>([
    [400, 'invalid-page', true],
    [400, 'unknown-facet', true],
    [404, 'resource-not-found', true],
    [429, 'too-many-requests', false],
    [500, 'unexpected', false],
    [503, 'unavailable', false],
    [0, 'network', false],
  ])('of %s %s is %s', (status, code, expected) => {
    expect(isRefused(new ApiFailure({ status, code, message: '' }))).toBe(expected);
  });

  it('of any other error is false', () => {
    expect(isRefused(new TypeError('broken'))).toBe(false);
  });
});

describe('isOutage', () => {
  const failure = (status: number, code: FailureCode, requestId: string | null = null) =>
    new ApiFailure({ status, code, message: '', requestId });

  it.each<[number, FailureCode, boolean]>([
    [0, 'network', true],
    [0, 'timeout', true],
    [500, 'unavailable', true],
    [502, 'unavailable', true],
    [503, 'unavailable', true],
    [429, 'too-many-requests', true],
    [400, 'invalid-page', false],
    [404, 'resource-not-found', false],
    [401, 'token-missing', false],
  ])('of %s %s is %s', (status, code, expected) => {
    expect(isOutage(failure(status, code))).toBe(expected);
  });

  it.each<[number, FailureCode, boolean]>([
    [500, 'unexpected', false],
    [503, 'unavailable', true],
    [429, 'too-many-requests', true],
  ])('of %s %s that the API has logged is %s', (status, code, expected) => {
    expect(isOutage(failure(status, code, 'r-1'))).toBe(expected);
  });

  it('is told by what caused an error', () => {
    expect(isOutage(new Error('no page', { cause: failure(503, 'unavailable') }))).toBe(true);
    expect(isOutage(new Error('no page', { cause: failure(500, 'unexpected', 'r-1') }))).toBe(false);
  });

  it('of any other error is false', () => {
    expect(isOutage(new TypeError('broken'))).toBe(false);
  });
});
