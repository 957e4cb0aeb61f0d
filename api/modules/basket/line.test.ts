import fc from 'fast-check';
import { maxPieces } from '../../contract/basket.ts';
import { orderableQuantity } from './line.ts';

const policies = fc.constantFrom('deny' as const, 'continue' as const);

test('nobody can order more than is there, nor more than a line holds', () => {
  fc.assert(
    fc.property(fc.nat(5_000), (onHand) => {
      expect(orderableQuantity({ onHand, inventoryPolicy: 'deny' })).toBe(Math.min(onHand, maxPieces));
    }),
  );
});

test('more in stock never means that less can be ordered', () => {
  fc.assert(
    fc.property(fc.nat(2_000), fc.nat(100), policies, (onHand, more, inventoryPolicy) => {
      expect(orderableQuantity({ onHand: onHand + more, inventoryPolicy })).toBeGreaterThanOrEqual(
        orderableQuantity({ onHand, inventoryPolicy }),
      );
    }),
  );
});

test('what is made to order is never sold out', () => {
  expect(orderableQuantity({ onHand: 0, inventoryPolicy: 'continue' })).toBeGreaterThan(0);
  expect(orderableQuantity({ onHand: null, inventoryPolicy: 'deny' })).toBeGreaterThan(0);
  expect(orderableQuantity({ onHand: -2, inventoryPolicy: 'deny' })).toBe(0);
});
