import type { WithdrawalCheck, WithdrawalReceipt } from '@/lib/withdrawal/models';

export const orderNumber = 'LW-260000001';
export const email = 'sanne@example.nl';
export const check: WithdrawalCheck = {
  orderNumber,
  placedAt: '2026-11-16T23:30:00.000Z',
  email,
  name: 'Sanne de Wit',
  withdrawUntil: '2026-11-30',
  declaredAt: null,
  undecidedAt: null,
  lines: [
    {
      line: 0,
      title: 'Bank Oslo',
      ordered: 2,
      withdrawable: 2,
      reason: null,
    },
    {
      line: 1,
      title: 'Gordijn',
      ordered: 1,
      withdrawable: 0,
      reason: 'made-to-measure',
    },
  ],
};
export const receipt: WithdrawalReceipt = {
  receiptNumber: `${orderNumber}-R1`,
  orderNumber,
  receivedAt: '2026-11-17T13:05:00.000Z',
  name: 'Sanne de Wit',
  email,
  reason: null,
  isOrderCancelled: false,
  isSent: true,
  paidBy: 'shopper',
  lines: [{ line: 0, title: 'Bank Oslo', quantity: 1 }],
};
