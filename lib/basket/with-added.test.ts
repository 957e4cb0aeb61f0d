import { countPieces } from './basket-math';
import { added } from './testing/added';
import { withAdded } from './with-added';

test('a product added twice is one line', () => {
  const basket = withAdded(withAdded(null, added('V1', 1000, 1)), added('V1', 1000, 2));
  expect(basket.items).toHaveLength(1);
  expect(countPieces(basket)).toBe(3);
  expect(basket.summary.total).toEqual({ amount: 3000, currency: 'EUR' });
});

test('a line never exceeds what may be ordered', () => {
  const basket = withAdded(withAdded(null, added('V1', 1000, 2, 3)), added('V1', 1000, 2, 3));
  expect(countPieces(basket)).toBe(3);
});
