import fc from 'fast-check';
import { askedAfterMinor, dueAtFirstMinor, notAskedMinor } from './asked-amount.ts';

const sale = fc
  .record({
    total: fc.nat(500_000),
    card: fc.nat(500_000),
    withdrawn: fc.nat(500_000),
    more: fc.nat(500_000),
  })
  .map(({ total, card, withdrawn, more }) => {
    const first = Math.min(withdrawn, total);
    return {
      order: { total, giftCardAmount: Math.min(card, total) },
      withdrawn: first,
      more: Math.min(first + more, total),
    };
  });

test('never more is asked for than at first, nor than what is kept is worth; never less than nothing', () => {
  fc.assert(
    fc.property(sale, ({ order, withdrawn, more }) => {
      const asked = askedAfterMinor(order, withdrawn);
      expect(asked).toBeGreaterThanOrEqual(0);
      expect(asked).toBeLessThanOrEqual(dueAtFirstMinor(order));
      if (withdrawn < order.total) expect(asked).toBeLessThanOrEqual(order.total - withdrawn);
      if (more < order.total) expect(askedAfterMinor(order, more)).toBeLessThanOrEqual(asked);
    }),
  );
});

test('a gift card has its part back before less is asked for, as by a refund', () => {
  const order = { total: 100_000, giftCardAmount: 10_000 };
  expect([0, 10_000, 50_000].map((withdrawn) => askedAfterMinor(order, withdrawn))).toEqual([
    90_000, 90_000, 50_000,
  ]);
  expect(notAskedMinor(order, 50_000)).toBe(40_000);
});

test('a sum is never asked for nothing: where what is kept costs nothing, it stays and is refunded', () => {
  expect(askedAfterMinor({ total: 5000, giftCardAmount: 0 }, 5000)).toBe(5000);
});
