import { quantityLimits } from './quantity-limits.ts';

test.each([
  ['stock is not limited', null, 'deny', 50, true],
  ['stock is not limited and may be exceeded', null, 'continue', 50, true],
  ['sales beyond stock are allowed', 3, 'continue', 50, true],
  ['stock is used up but may be exceeded', 0, 'continue', 50, true],
  ['sales beyond stock are denied', 3, 'deny', 3, true],
  ['one piece is left', 1, 'deny', 1, true],
  ['more than the default is on hand', 120, 'deny', 120, true],
  ['stock is used up', 0, 'deny', 1, false],
  ['stock was oversold', -2, 'deny', 1, false],
] as const)('%s', (_, onHand, inventoryPolicy, maxQuantity, isAvailable) => {
  expect(quantityLimits({ onHand, inventoryPolicy })).toEqual({ maxQuantity, isAvailable });
});
