import type {
  WithdrawalCheck as CheckAnswer,
  WithdrawalReceipt as ReceiptAnswer,
} from '@/api/contract/withdrawals';
import type { WithdrawalCheck, WithdrawalReceipt } from './models';

export function toCheck(answer: CheckAnswer): WithdrawalCheck {
  const { orderNumber, placedAt, email, name, withdrawUntil, declaredAt, undecidedAt } = answer;
  const lines = answer.lines.map(({ line, title, ordered, withdrawable, reason }) => ({
    line,
    title,
    ordered,
    withdrawable,
    reason,
  }));
  return { orderNumber, placedAt, email, name, withdrawUntil, declaredAt, undecidedAt, lines };
}

export function toReceipt(answer: ReceiptAnswer): WithdrawalReceipt {
  const { receiptNumber, orderNumber, receivedAt, name, email, reason } = answer;
  const { isOrderCancelled, isSent, paidBy } = answer;
  const lines = answer.lines.map(({ line, title, quantity }) => ({ line, title, quantity }));
  return {
    receiptNumber,
    orderNumber,
    receivedAt,
    name,
    email,
    reason,
    isOrderCancelled,
    isSent,
    paidBy,
    lines,
  };
}
