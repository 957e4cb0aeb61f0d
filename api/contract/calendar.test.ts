import { addDays, isCalendarDay } from './calendar.ts';

test('days are counted over leap days and changes of the clock', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

test.each([
  '2026-02-30',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '26-04-01',
  '2026-4-1',
  '2026-04-01T10:00',
  '',
])('%j is no day', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});
