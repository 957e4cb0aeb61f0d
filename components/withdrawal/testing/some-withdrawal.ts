import type { WithdrawalCheck, WithdrawalReceipt } from '@/api/contract/withdrawals';

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
      vsin: 'V1',
      title: 'Bank Oslo',
      ordered: 2,
      withdrawable: 2,
      reason: null,
      refund: { amount: 100, currency: 'EUR' },
    },
    {
      line: 1,
      vsin: 'V2',
      title: 'Gordijn',
      ordered: 1,
      withdrawable: 0,
      reason: 'made-to-measure',
      refund: { amount: 0, currency: 'EUR' },
    },
  ],
};
export const receipt: WithdrawalReceipt = {
  id: '00000000-0000-4000-8000-000000000001',
  receiptNumber: `${orderNumber}-R1`,
  orderNumber,
  receivedAt: '2026-11-17T13:05:00.000Z',
  status: 'received',
  name: 'Sanne de Wit',
  email,
  reason: null,
  isOrderCancelled: false,
  lines: [{ line: 0, vsin: 'V1', title: 'Bank Oslo', quantity: 1, takenBack: 0 }],
};
