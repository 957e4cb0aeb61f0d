import { quantityLimits } from './quantity-limits.ts';

test.each([
  ['stock is not limited', { onHand: null, inventoryPolicy: 'deny' }, { maxQuantity: 50, isAvailable: true }],
  [
    'stock is not limited and may be exceeded',
    { onHand: null, inventoryPolicy: 'continue' },
    { maxQuantity: 50, isAvailable: true },
  ],
  [
    'sales beyond stock are allowed',
    { onHand: 3, inventoryPolicy: 'continue' },
    { maxQuantity: 50, isAvailable: true },
  ],
  [
    'stock is used up but may be exceeded',
    { onHand: 0, inventoryPolicy: 'continue' },
    { maxQuantity: 50, isAvailable: true },
  ],
  [
    'sales beyond stock are denied',
    { onHand: 3, inventoryPolicy: 'deny' },
    { maxQuantity: 3, isAvailable: true },
  ],
  ['one piece is left', { onHand: 1, inventoryPolicy: 'deny' }, { maxQuantity: 1, isAvailable: true }],
  [
    'more than the default is on hand',
    { onHand: 120, inventoryPolicy: 'deny' },
    { maxQuantity: 120, isAvailable: true },
  ],
  ['stock is used up', { onHand: 0, inventoryPolicy: 'deny' }, { maxQuantity: 1, isAvailable: false }],
  ['stock was oversold', { onHand: -2, inventoryPolicy: 'deny' }, { maxQuantity: 1, isAvailable: false }],
] as const)('%s', (_, stock, limits) => {
  expect(quantityLimits(stock)).toEqual(limits);
});
