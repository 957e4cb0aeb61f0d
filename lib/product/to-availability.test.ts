import { formatMoney } from '@/lib/money/format';
import { product } from './testing/some-product';
import { toAvailability } from './to-availability';

test.each([
  [{ onHand: 2 }, 2],
  [{ onHand: 4 }, null],
  [{ onHand: 0 }, null],
  [{ onHand: null }, null],
])('pieces left of %p: %p', (changes, pieces) => {
  expect(toAvailability(product(changes), 'nl-NL').lastPieces).toBe(pieces);
});

test('what cannot be ordered once is not available', () => {
  expect(toAvailability(product({ maxQuantity: 0 }), 'nl-NL').isAvailable).toBe(false);
  expect(toAvailability(product({ isAvailable: false }), 'nl-NL').isAvailable).toBe(false);
});

test('what is sold out has no days but that on which more is expected', () => {
  const { isAvailable, deliveryDate, texts } = toAvailability(
    product({ isAvailable: false, delivery: null, restockDate: '2026-12-12' }),
    'nl-NL',
  );
  expect([isAvailable, deliveryDate, texts.delivery, texts.restock]).toEqual([false, '', '', '12 december']);
});

test('amounts and days are written as the shop writes them', () => {
  const changes = { generalMarketPrice: { amount: 160_000, currency: 'EUR' } } as const;
  expect(toAvailability(product(changes), 'nl-NL').texts).toEqual({
    price: formatMoney({ amount: 129_900, currency: 'EUR' }, 'nl-NL'),
    previousPrice: formatMoney(changes.generalMarketPrice, 'nl-NL'),
    basketPrice: null,
    delivery: '12\u00a0–\u00a015\u00a0december',
    restock: '',
  });
  expect(toAvailability(product({}), 'nl-NL').texts.previousPrice).toBeNull();
});
