import { localDate } from './local-date.ts';

test('days begin at midnight where the shop is', () => {
  const evening = new Date('2026-11-16T22:30:00Z');
  expect(localDate(evening, 'Europe/Amsterdam')).toBe('2026-11-16');
  expect(localDate(evening, 'Europe/Istanbul')).toBe('2026-11-17');
});
