import fc from 'fast-check';
import { dayMs } from '../../contract/calendar.ts';
import { weightAt } from './weights.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(Date.UTC(2026, 0, 1) + day * dayMs));

test('what happens thirty days later counts twice, for decades', () => {
  fc.assert(
    fc.property(days, (at) => {
      const later = weightAt(new Date(at.getTime() + 30 * dayMs));
      expect(later / weightAt(at)).toBeCloseTo(2, 6);
      expect(Number.isFinite(later)).toBe(true);
    }),
  );
});
