import { deliveryPromise, isExpress } from './delivery-promise.ts';
import { addWorkingDays, isWorkingDay, localDate } from './working-days.ts';

const base = { deliveryDays: 3, productionDays: 20, expressLimitDays: 20, country: 'NL' } as const;

describe('working days', () => {
  test('skip weekends', () => {
    expect(addWorkingDays('2026-06-05', 1, 'NL')).toBe('2026-06-08');
    expect(addWorkingDays('2026-06-05', 6, 'NL')).toBe('2026-06-15');
  });

  test('skip the public holidays of the country only', () => {
    // Koningsdag is a Monday in 2026.
    expect(isWorkingDay('2026-04-27', 'NL')).toBe(false);
    expect(isWorkingDay('2026-04-27', 'BE')).toBe(true);
    expect(addWorkingDays('2026-12-24', 1, 'NL')).toBe('2026-12-28');
  });

  test('run on into the next year', () => {
    expect(addWorkingDays('2026-12-31', 1, 'NL')).toBe('2027-01-04');
  });

  test('start on the first working day when nothing is added', () => {
    expect(addWorkingDays('2026-06-06', 0, 'NL')).toBe('2026-06-08');
  });
});

test('today is the day in the shop, not in Greenwich', () => {
  expect(localDate(new Date('2026-06-30T22:30:00Z'), 'Europe/Amsterdam')).toBe('2026-07-01');
  expect(localDate(new Date('2026-06-30T22:30:00Z'), 'Europe/London')).toBe('2026-06-30');
});

describe('the promise', () => {
  test('in stock: delivery days only, with a buffer of three working days', () => {
    expect(deliveryPromise({ ...base, today: '2026-06-03', onHand: 4 })).toEqual({
      calculatedDeliveryDays: 3,
      productionDays: 0,
      deliveryDate: '2026-06-08',
      bufferedDeliveryDate: '2026-06-11',
      isExpress: true,
    });
  });

  test('not in stock, or made to order: production first', () => {
    for (const onHand of [0, null]) {
      const promise = deliveryPromise({ ...base, today: '2026-06-03', onHand });
      expect(promise.calculatedDeliveryDays).toBe(23);
      expect(promise.productionDays).toBe(20);
      expect(promise.deliveryDate).toBe('2026-07-06');
    }
  });

  test('more than there is in stock has to be made', () => {
    const promise = deliveryPromise({ ...base, today: '2026-06-03', onHand: 2, quantity: 3 });
    expect(promise.calculatedDeliveryDays).toBe(23);
  });
});

test.each([
  [1, 3, 20, true],
  [0, 3, 17, true],
  [0, 3, 18, false],
  [null, 5, 15, true],
  [null, 5, 16, false],
] as const)(
  'express: on hand %p, %i + %i days within 20',
  (onHand, deliveryDays, productionDays, expected) => {
    expect(isExpress({ onHand, deliveryDays, productionDays }, 20)).toBe(expected);
  },
);
