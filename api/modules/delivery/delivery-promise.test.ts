import { localDate } from '../../runtime/local-date.ts';
import { deliveryPromise, isExpress, isQuick } from './delivery-promise.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

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

  test.each([
    ['New Year', '2027-01-01', ['NL', 'BE', 'LU', 'DE', 'GB', 'CZ', 'TR']],
    ['Easter Monday', '2027-03-29', ['NL', 'BE', 'LU', 'DE', 'GB', 'CZ']],
    ['Good Friday', '2027-03-26', ['DE', 'GB', 'CZ']],
    ['Koningsdag', '2027-04-27', ['NL']],
    ['Ascension Day', '2027-05-06', ['NL', 'BE', 'LU', 'DE']],
    ['Whit Monday, and the Feast of Sacrifice', '2027-05-17', ['NL', 'BE', 'LU', 'DE', 'TR']],
    ['Belgium’s national day', '2027-07-21', ['BE']],
    ['Republic Day', '2027-10-29', ['TR']],
    ['Christmas Day', '2028-12-25', ['NL', 'BE', 'LU', 'DE', 'GB', 'CZ']],
    ['Boxing Day', '2028-12-26', ['NL', 'LU', 'DE', 'GB', 'CZ']],
    ['Sinterklaas, which is none', '2028-12-05', []],
    ['Good Friday, which is none in the Netherlands', '2028-04-14', ['DE', 'GB', 'CZ']],
  ])('%s (%s) is free in %j', (_name, date, countries) => {
    const all = ['NL', 'BE', 'LU', 'DE', 'GB', 'CZ', 'TR'] as const;
    expect(all.filter((country) => !isWorkingDay(date, country))).toEqual(countries);
  });

  test('follow Koningsdag to the Saturday when the 27th is a Sunday', () => {
    expect(isWorkingDay('2031-04-28', 'NL')).toBe(true);
    expect(addWorkingDays('2031-04-25', 1, 'NL')).toBe('2031-04-28');
  });

  test('run over Christmas and New Year, and over Easter', () => {
    expect(addWorkingDays('2025-12-24', 1, 'NL')).toBe('2025-12-29');
    expect(addWorkingDays('2025-12-31', 1, 'NL')).toBe('2026-01-02');
    expect(addWorkingDays('2027-03-26', 1, 'NL')).toBe('2027-03-30');
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
      lastDeliveryDays: 6,
      deliveryTime: { unit: 'days', first: 3, last: 6 },
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

  test('has a buffer of working days too', () => {
    const promise = deliveryPromise({ ...base, today: '2027-05-03', deliveryDays: 2, onHand: 1 });
    // Ascension Day is the 6th, a Thursday.
    expect([promise.deliveryDate, promise.bufferedDeliveryDate]).toEqual(['2027-05-05', '2027-05-11']);
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

test.each([
  [1, 5, 0, true],
  [1, 6, 0, false],
  [0, 3, 2, true],
  [0, 3, 3, false],
] as const)(
  'quick: on hand %p, %i + %i days and the buffer promised within 8',
  (onHand, deliveryDays, productionDays, expected) => {
    const facts = { onHand, deliveryDays, productionDays };
    expect(isQuick(facts, 8)).toBe(expected);
    if (onHand > 0) expect(isExpress(facts, 8)).toBe(true);
  },
);
