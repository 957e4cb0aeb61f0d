import { createReportLimit } from './report-limit';

test('each kind is let through once, and so many of them at most', () => {
  const isLetThrough = createReportLimit(2);
  expect(['a', 'a', 'b', 'c'].map(isLetThrough)).toEqual([true, false, true, false]);
});

test('again in the next window', () => {
  let now = 0;
  const isLetThrough = createReportLimit(1, 60_000, () => now);
  expect(isLetThrough('a')).toBe(true);
  now = 59_999;
  expect(isLetThrough('a')).toBe(false);
  now = 60_000;
  expect(['b', 'a'].map(isLetThrough)).toEqual([true, false]);
});
