import fc from 'fast-check';
import { whenTogether, withDeliveryMethod, withInstallationToggled, withQuantity } from './basket-math';
import { added } from './testing/added';
import { emptyBasket, withAdded } from './with-added';

test('another way of delivery shows at once with its price, and what is not offered changes nothing', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
  const delivery = { from: '2026-12-12', until: '2026-12-15' };
  const basket = {
    ...withAdded(null, added('V1', 1000, 2)),
    deliveryOptions: [
      { code: 'home' as const, price: eur(0), delivery },
      { code: 'placement' as const, price: eur(4900), delivery },
    ],
  };
  const placed = withDeliveryMethod(basket, 'placement');
  expect(placed.deliveryMethod).toBe('placement');
  expect(placed.summary).toMatchObject({ delivery: eur(4900), total: eur(6900) });
  expect(withDeliveryMethod(placed, 'home')).toEqual(basket);
  expect(withDeliveryMethod({ ...basket, deliveryOptions: [] }, 'placement').deliveryMethod).toBe('home');
});

test('quantity 0 takes the line out and leaves nothing to pay', () => {
  const basket = withQuantity(withAdded(null, added('V1', 1000, 2)), 'V1', 0);
  expect(basket.items).toEqual([]);
  expect(basket.summary.total.amount).toBe(0);
});

test('installation is paid for every piece, follows the quantity and is taken away again', () => {
  const plain = withAdded(null, added('V1', 1000, 2));
  const unitPrice = { amount: 300, currency: 'EUR' as const };
  const availableInstallation = { vsin: 'V9', title: 'Montage', unitPrice };
  const basket = { ...plain, items: plain.items.map((item) => ({ ...item, availableInstallation })) };
  const chosen = withInstallationToggled(basket, 'V1');
  expect(chosen.summary.total.amount).toBe(2600);
  const more = withQuantity(chosen, 'V1', 3);
  expect(more.items[0]?.installation).toMatchObject({ quantity: 3, lineTotal: { amount: 900 } });
  expect(more.summary.total.amount).toBe(3900);
  expect(withInstallationToggled(chosen, 'V1')).toEqual(basket);
  expect(withInstallationToggled(plain, 'V1')).toEqual(plain);
});

test('whatever is done, the lines sum to the subtotal and nothing is negative', () => {
  const step = fc.record({
    productId: fc.constantFrom('V1', 'V2', 'V3'),
    amount: fc.constantFrom(100, 12_999, 249_900),
    quantity: fc.integer({ min: -2, max: 60 }),
    adds: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let basket = emptyBasket('EUR');
      for (const { productId, amount, quantity, adds } of steps) {
        if (adds && quantity > 0) basket = withAdded(basket, added(productId, amount, quantity));
        else basket = withQuantity(basket, productId, quantity);
      }
      const sum = basket.items.reduce((total, item) => total + item.unitPrice.amount * item.quantity, 0);
      expect(basket.summary.subTotal.amount).toBe(sum);
      expect(basket.items.every((item) => item.quantity > 0)).toBe(true);
    }),
  );
});

test('a gift is no line to change, and goes with the last line', () => {
  const bought = withAdded(null, added('V1', 1000, 1));
  const gifts = bought.items.map((item) => ({ ...item, isGift: true }));
  const more = withQuantity({ ...bought, items: [...bought.items, ...gifts] }, 'V1', 3);
  expect(more.items.map((item) => item.quantity)).toEqual([3, 1]);
  expect(withQuantity(more, 'V1', 0).items).toEqual([]);
});

test('lines that would come at different times come together, when the chosen way of delivery says', () => {
  const price = { amount: 0, currency: 'EUR' as const };
  const [early, late] = [
    { from: '2026-12-03', until: '2026-12-08' },
    { from: '2026-12-09', until: '2026-12-14' },
  ];
  const one = withAdded(null, added('V1', 1000, 1));
  const basket = {
    ...withAdded(one, added('V2', 1000, 1)),
    deliveryOptions: [{ code: 'home' as const, price, delivery: late }],
  };
  const times = (...ranges: (typeof early)[]) => ({
    ...basket,
    items: basket.items.map((item, index) => ({ ...item, delivery: ranges[index] ?? null })),
  });
  expect(whenTogether(times(early, late))).toEqual(late);
  expect(whenTogether(times(late, late))).toBeNull();
  expect(whenTogether({ ...times(early, late), deliveryOptions: [] })).toBeNull();
});
