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
  const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute);
  jest.useFakeTimers({ now: at(23, 9, 0) });
  expect(isReturning(at(22, 23, 59).toISOString())).toBe(true);
  expect(isReturning(at(23, 0, 1).toISOString())).toBe(false);
  expect(isReturning(null)).toBe(false);
});
