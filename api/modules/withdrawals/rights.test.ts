import fc from 'fast-check';
import { siteRules } from '../../../sites/rules.ts';
import { piecesMinor } from '../orders/pieces-minor.ts';
import { rightOf, withdrawUntil } from './rights.ts';

const item = {
  position: 0,
  quantity: 3,
  takenBack: 0,
  lineAmount: 10_000,
  discount: 0,
  isMadeToMeasure: false,
};

describe('the period of withdrawal', () => {
  test.each([
    ['delivered on a Monday, fourteen days', '2026-11-16T09:00:00Z', 14, '2026-11-30'],
    ['late in the evening it is already the next day in Amsterdam', '2026-11-16T23:30:00Z', 14, '2026-12-01'],
    ['a shop that grants fewer days grants those of the law', '2026-11-16T09:00:00Z', 7, '2026-11-30'],
    ['a shop that grants more', '2026-11-16T09:00:00Z', 30, '2026-12-16'],
    ['ending on a Saturday, it ends on Monday', '2026-11-14T09:00:00Z', 14, '2026-11-30'],
    ['ending at Christmas, it ends on the first working day', '2026-12-11T09:00:00Z', 14, '2026-12-28'],
  ])('%s', (_case, deliveredAt, days, until) => {
    expect(withdrawUntil(new Date(deliveredAt), days, siteRules.nl)).toBe(until);
  });
});

describe('what can be withdrawn of a line', () => {
  test.each([
    [{}, 0, false, { withdrawable: 3, reason: null }],
    [{ takenBack: 1 }, 1, false, { withdrawable: 1, reason: null }],
    [{ takenBack: 2 }, 1, false, { withdrawable: 0, reason: 'already-withdrawn' }],
    [{ takenBack: 3 }, 1, false, { withdrawable: 0, reason: 'already-withdrawn' }],
    [{}, 0, true, { withdrawable: 0, reason: 'too-late' }],
    [{ isMadeToMeasure: true }, 0, false, { withdrawable: 0, reason: 'made-to-measure' }],
  ])('%j with %i declared, too late %s: %j', (change, declared, isTooLate, right) => {
    expect(rightOf({ ...item, ...change }, declared, isTooLate)).toMatchObject(right);
  });
});

test('the pieces of a line sum up to what was paid for it, however they come back', () => {
  const line = fc.record({
    paid: fc.integer({ min: 0, max: 2_000_000_000 }),
    discount: fc.integer({ min: 0, max: 100_000 }),
    parts: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 }),
  });
  fc.assert(
    fc.property(line, ({ paid, discount, parts }) => {
      const lineAmount = paid + discount;
      const quantity = parts.reduce((sum, part) => sum + part, 0);
      let before = 0;
      let paidBack = 0;
      for (const part of parts) {
        const share = piecesMinor({ ...item, quantity, lineAmount, discount }, before, part);
        expect(share).toBeGreaterThanOrEqual(0);
        paidBack += share;
        before += part;
      }
      expect(paidBack).toBe(paid);
    }),
  );
});
