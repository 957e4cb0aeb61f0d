import { dayMs } from '../../contract/calendar.ts';
import { discountRate, type PriceEntry, priorPriceMinor } from './price-rule.ts';

const now = new Date('2026-06-30T12:00:00Z');
const daysBefore = (days: number, from = now) => new Date(from.getTime() - days * dayMs);
const entry = (amountMinor: number, days: number): PriceEntry => ({ amountMinor, since: daysBefore(days) });

describe('the struck-through price', () => {
  test('is the former price after a plain reduction', () => {
    expect(priorPriceMinor([entry(99_900, 200), entry(79_900, 5)], 79_900, now)).toBe(99_900);
  });

  // The reduction is today; a cheaper price was in force until this many days ago.
  test.each([
    [29, 84_900],
    [30, 99_900],
    [31, 99_900],
  ])('a lower price that ended %i days before the reduction', (days, expected) => {
    const log = [entry(84_900, 60), entry(99_900, days), entry(79_900, 0)];
    expect(priorPriceMinor(log, 79_900, now)).toBe(expected);
  });

  test('counts the days before the reduction, not before today', () => {
    const log = [entry(84_900, 60), entry(99_900, 35), entry(79_900, 10)];
    expect(priorPriceMinor(log, 79_900, now)).toBe(84_900);
  });

  test('is absent after a rise', () => {
    expect(priorPriceMinor([entry(79_900, 90), entry(99_900, 10)], 99_900, now)).toBeNull();
  });

  test('is absent when a rise just before the reduction only made room for it', () => {
    const log = [entry(79_900, 90), entry(99_900, 7), entry(79_900, 0)];
    expect(priorPriceMinor(log, 79_900, now)).toBeNull();
  });

  test('is absent without a log, without a former price, and when the log misses the present price', () => {
    expect(priorPriceMinor([], 79_900, now)).toBeNull();
    expect(priorPriceMinor([entry(79_900, 90)], 79_900, now)).toBeNull();
    expect(priorPriceMinor([entry(99_900, 90), entry(89_900, 5)], 79_900, now)).toBeNull();
  });

  test('ignores the order of the entries, repeated entries and those of the future', () => {
    const log = [entry(69_900, -3), entry(79_900, 2), entry(99_900, 90), entry(79_900, 5)];
    expect(priorPriceMinor(log, 79_900, now)).toBe(99_900);
  });
});

test('a discount is never overstated', () => {
  expect(discountRate(79_900, 99_900)).toBe(20);
  expect(discountRate(66_667, 100_000)).toBe(33);
  expect(discountRate(99_900, null)).toBe(0);
  expect(discountRate(99_900, 79_900)).toBe(0);
});
