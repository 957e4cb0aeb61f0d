import { ApiFailure, type FailureCode, isRefused, isUnavailable } from './failure';

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

describe('isUnavailable', () => {
  it.each<[number, FailureCode, boolean]>([
    [0, 'network', true],
    [0, 'timeout', true],
    [500, 'unexpected', true],
    [503, 'unavailable', true],
    [429, 'too-many-requests', true],
    [400, 'invalid-page', false],
    [404, 'resource-not-found', false],
    [401, 'token-missing', false],
  ])('of %s %s is %s', (status, code, expected) => {
    expect(isUnavailable(new ApiFailure({ status, code, message: '' }))).toBe(expected);
  });

  it('of any other error is false', () => {
    expect(isUnavailable(new TypeError('broken'))).toBe(false);
  });
});
