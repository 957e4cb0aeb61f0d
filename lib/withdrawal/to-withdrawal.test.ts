import { toCheck, toReceipt } from './to-withdrawal';

const shown = {
  orderNumber: 'LW-260000001',
  placedAt: '2026-11-16T23:30:00.000Z',
  email: 'sanne@example.nl',
  name: 'Sanne de Wit',
  withdrawUntil: '2026-11-30',
  declaredAt: null,
  undecidedAt: null,
};

test('a check keeps its lines by their number in the order', () => {
  const line = { line: 3, title: 'Bank Oslo', ordered: 2, withdrawable: 0, reason: 'too-late' as const };
  const refund = { amount: 0, currency: 'EUR' as const };
  expect(toCheck({ ...shown, lines: [{ ...line, vsin: 'V1', refund }] })).toEqual({
    ...shown,
    lines: [line],
  });
});

test('a receipt says what was withdrawn, and not what only the shop needs', () => {
  const receipt = {
    receiptNumber: 'LW-260000001-R1',
    orderNumber: 'LW-260000001',
    receivedAt: '2026-11-17T13:05:00.000Z',
    name: 'Sanne de Wit',
    email: 'sanne@example.nl',
    reason: null,
    isOrderCancelled: false,
    isSent: true,
    paidBy: 'shopper' as const,
  };
  const line = { line: 0, title: 'Bank Oslo', quantity: 1 };
  const id = '00000000-0000-4000-8000-000000000001';
  expect(
    toReceipt({ ...receipt, id, status: 'received', lines: [{ ...line, vsin: 'V1', takenBack: 0 }] }),
  ).toEqual({ ...receipt, lines: [line] });
});
