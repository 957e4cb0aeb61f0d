import fc from 'fast-check';
import { ApiError, CallerGone, TooManyRequests } from './api-error.ts';

test('who called too often is never told to come back at once, nor before the limit ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000, max: 4_000_000 }), (ms) => {
      const { retryAfterSeconds } = new TooManyRequests(ms);
      expect(Number.isInteger(retryAfterSeconds)).toBe(true);
      expect(retryAfterSeconds).toBeGreaterThanOrEqual(1);
      expect(retryAfterSeconds * 1000).toBeGreaterThanOrEqual(ms);
    }),
  );
});

test('a caller who went away is neither a bad request nor a failure of ours', () => {
  expect(new CallerGone().status).toBe(499);
  expect(new ApiError('invalid-json').status).toBe(400);
});

test('a text of its own takes the place of the one of the code', () => {
  expect(new ApiError('coupon-invalid').text).toBeUndefined();
  expect(new ApiError('coupon-invalid', '€ 5 more').text).toBe('€ 5 more');
});
