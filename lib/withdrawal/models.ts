import type { Payer } from '@/api/contract/credit-method';

/** What can be withdrawn from an order, and until when. */
export type WithdrawalCheck = {
  orderNumber: string;
  /** ISO date-time. */
  placedAt: string;
  /** Where the receipt will go. */
  email: string;
  name: string;
  /** Last date (yyyy-mm-dd); null before delivery. */
  withdrawUntil: string | null;
  /** When it was declared by number and e-mail address (ISO date-time), which is the moment that counts; else null. */
  declaredAt: string | null;
  /** When it was declared too long ago to count by itself (ISO date-time); else null. */
  undecidedAt: string | null;
  lines: {
    /** Its number in the order. */
    line: number;
    title: string;
    ordered: number;
    /** Pieces that can be withdrawn now; 0 with the reason beside it. */
    withdrawable: number;
    reason: 'made-to-measure' | 'too-late' | 'already-withdrawn' | null;
  }[];
};

export type WithdrawalReceipt = {
  receiptNumber: string;
  orderNumber: string;
  /** ISO date-time. */
  receivedAt: string;
  name: string;
  email: string;
  reason: string | null;
  /** True when nothing had left the shop. */
  isOrderCancelled: boolean;
  /** Whether the goods had left the shop. */
  isSent: boolean;
  /** Who had paid for them. */
  paidBy: Payer;
  lines: { line: number; title: string; quantity: number }[];
};
