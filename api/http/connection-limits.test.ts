import fc from 'fast-check';
import { toConnectionLimits } from './connection-limits.ts';

const descriptors = fc.integer({ min: 16, max: 2_000_000 });

describe('how many connections a process takes', () => {
  test('half of its descriptors at least, and never so many that none is left', () => {
    fc.assert(
      fc.property(descriptors, (count) => {
        const { max, maxPerClient } = toConnectionLimits(count);
        expect(max).toBeGreaterThanOrEqual(Math.floor(Math.min(count / 2, 8192)));
        expect(max).toBeLessThan(count);
        expect(maxPerClient).toBeGreaterThan(0);
        expect(maxPerClient).toBeLessThanOrEqual(max);
      }),
    );
  });

  test('more descriptors never mean fewer connections', () => {
    fc.assert(
      fc.property(descriptors, fc.nat(10_000), (count, more) => {
        expect(toConnectionLimits(count + more).max).toBeGreaterThanOrEqual(toConnectionLimits(count).max);
      }),
    );
  });

  test('a system that does not tell counts as the least usual one, one without a limit has an end', () => {
    expect(toConnectionLimits(null)).toEqual(toConnectionLimits(1024));
    expect(toConnectionLimits(Number.POSITIVE_INFINITY).max).toBe(8192);
  });
});
