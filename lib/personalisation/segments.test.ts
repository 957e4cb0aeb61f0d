import { someEvents } from '@/lib/analytics/testing/some-events';
import { isReturning, segmentOf } from './segments';

afterEach(() => jest.useRealTimers());

test('who puts something into the basket, or buys, comes into a segment', () => {
  const found = someEvents.flatMap((event) => {
    const segment = segmentOf(event);
    return segment ? [[event.name, segment]] : [];
  });
  expect(found).toEqual([
    ['addToBasket', 'basket'],
    ['orderConfirmation', 'buyer'],
  ]);
});

test('who agreed on another day is returning', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z') });
  expect(isReturning('2026-11-22T23:59:00.000Z')).toBe(true);
  expect(isReturning('2026-11-23T00:01:00.000Z')).toBe(false);
  expect(isReturning(null)).toBe(false);
});
