import fc from 'fast-check';
import { addDays } from '../../contract/calendar.ts';
import { deliveryPromise } from './delivery-promise.ts';

const promised = (today: string, deliveryDays: number) =>
  deliveryPromise({
    ...{ today, deliveryDays, productionDays: 0, onHand: 1, expressLimitDays: 8, country: 'NL' as const },
  });

// 7 September 2026 is a Monday, and no holiday is near.
test.each([
  [2, { unit: 'days', first: 2, last: 5 }],
  [11, { unit: 'days', first: 11, last: 14 }],
  [12, { unit: 'weeks', first: 3, last: 3 }],
  [22, { unit: 'weeks', first: 5, last: 5 }],
  [23, { unit: 'weeks', first: 5, last: 6 }],
  [35, { unit: 'weeks', first: 7, last: 8 }],
  [36, { unit: 'weeks', first: 8, last: 8 }],
])('%i working days are told as %j', (days, time) => {
  expect(promised('2026-09-07', days).deliveryTime).toEqual(time);
});

test('holidays count: in December the same days take longer', () => {
  expect(promised('2026-12-07', 22).deliveryTime).toEqual({ unit: 'weeks', first: 5, last: 6 });
});

test('weeks never end before the day that is promised, and not a whole week after it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 730 }), fc.integer({ min: 12, max: 80 }), (later, days) => {
      const today = addDays('2026-01-01', later);
      const { deliveryTime, deliveryDate, bufferedDeliveryDate } = promised(today, days);
      const ends = (weeks: number) => addDays(today, 7 * weeks);
      expect(deliveryTime.unit).toBe('weeks');
      expect(ends(deliveryTime.first) >= deliveryDate).toBe(true);
      expect(ends(deliveryTime.last) >= bufferedDeliveryDate).toBe(true);
      expect(ends(deliveryTime.last - 1) < bufferedDeliveryDate).toBe(true);
    }),
  );
});
