import fc from 'fast-check';
import { addDays } from '../../contract/calendar.ts';
import { countryCodes } from '../../contract/sites.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

const dates = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2025-01-01', days));
const countries = fc.constantFrom(...countryCodes);

describe('working days', () => {
  test('so many days later is a working day, with exactly so many after the start', () => {
    fc.assert(
      fc.property(dates, fc.nat(15), countries, (date, days, country) => {
        const end = addWorkingDays(date, days, country);
        expect(isWorkingDay(end, country)).toBe(true);
        let passed = 0;
        for (let day = addDays(date, 1); day <= end; day = addDays(day, 1))
          passed += Number(isWorkingDay(day, country));
        if (days > 0) expect(passed).toBe(days);
        else expect(passed).toBe(end === date ? 0 : 1);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['a Saturday', '2026-11-21', 'NL', false],
    ['a Monday', '2026-11-23', 'NL', true],
    ['the King’s birthday in the Netherlands', '2026-04-27', 'NL', false],
    ['the same day in Germany', '2026-04-27', 'DE', true],
    ['the Czech 17 November', '2026-11-17', 'CZ', false],
    ['Easter Monday', '2026-04-06', 'BE', false],
  ] as const)('%s', (_, date, country, is) => {
    expect(isWorkingDay(date, country)).toBe(is);
  });
});
