import fc from 'fast-check';
import { forgivenSlips, oneSlipAway, slipsBetween } from './edits.ts';

test.each([
  ['bank', 'bank', 0],
  ['bnak', 'bank', 1],
  ['bak', 'bank', 1],
  ['baank', 'bank', 1],
  ['bamk', 'bank', 1],
  ['hoekbnak', 'hoekbank', 1],
  ['fouteil', 'fauteuil', 2],
  ['', 'bank', 4],
])('from "%s" to "%s" it takes %i slips', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips);
  expect(slipsBetween(b, a)).toBe(slips);
});

test('exactly the words at distance one are one slip away', () => {
  const word = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(oneSlipAway(a).includes(b)).toBe(slipsBetween(a, b) === 1);
    }),
  );
});

test('longer words are forgiven more', () => {
  expect(['bed', 'bank', 'dressoir', 'eetkamerstoel'].map(forgivenSlips)).toEqual([0, 1, 2, 3]);
});
