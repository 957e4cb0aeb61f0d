import { product } from './testing/some-product';
import { toAvailability } from './to-availability';

test.each([
  [{ onHand: 2 }, 2],
  [{ onHand: 4 }, null],
  [{ onHand: 0 }, null],
  [{ onHand: null }, null],
])('pieces left of %p: %p', (changes, pieces) => {
  expect(toAvailability(product(changes)).lastPieces).toBe(pieces);
});

test('what cannot be ordered once is not available', () => {
  expect(toAvailability(product({ maxQuantity: 0 })).isAvailable).toBe(false);
  expect(toAvailability(product({ isAvailable: false })).isAvailable).toBe(false);
});
