import { isInPairs } from './is-in-pairs';

test.each([
  [3, false],
  [4, true],
  [6, false],
  [7, false],
  [8, false],
  [16, true],
])('%i products in rows of two and four: %s', (count, expected) => {
  expect(isInPairs(count)).toBe(expected);
});
