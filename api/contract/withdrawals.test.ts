import { withdrawalCheckInputSchema, withdrawalInputSchema } from './withdrawals.ts';

const typed = { orderNumber: 'LW-7K4-M9X-R39', email: 'jan@example.nl', code: '7K4M-9XRT' };
const orderId = '6f1c1c0a-2f0e-4c53-9d0b-0f3a5d2f7a11';
const key = `${orderId}.secret`;

describe('the proof of whose order it is', () => {
  test.each([
    ['the secret of its mails', { key }, true],
    ['its id, for whoever holds its token', { orderId }, true],
    ['number, address and mailed code', typed, true],
    ['none', {}, false],
    ['number and address without a code', { ...typed, code: undefined }, false],
    ['a code alone', { code: typed.code }, false],
    ['two at once', { key, orderId }, false],
    ['what was typed beside a secret', { ...typed, key }, false],
  ])('%s', (_, proof, isTaken) => {
    expect(withdrawalCheckInputSchema.isValidSync(proof)).toBe(isTaken);
    expect(withdrawalInputSchema.isValidSync(proof)).toBe(isTaken);
  });

  test('a code is read as it was meant: dashes, spaces and small letters do not count', () => {
    expect(withdrawalCheckInputSchema.validateSync({ ...typed, code: ' 7k4m 9xrt' }).code).toBe('7K4M9XRT');
  });
});

test.each([
  ['no line at all', []],
  ['no piece of a line', [{ line: 0, quantity: 0 }]],
  ['a line before the first', [{ line: -1, quantity: 1 }]],
  ['a line without pieces', [{ line: 0 }]],
])('nobody withdraws from %s', (_, lines) => {
  expect(withdrawalInputSchema.isValidSync({ key, lines })).toBe(false);
  expect(withdrawalInputSchema.isValidSync({ key, lines: [{ line: 0, quantity: 1 }] })).toBe(true);
});
