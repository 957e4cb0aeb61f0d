import type { Order } from '@/api/contract/checkout';

type State = Pick<Order, 'status' | 'paymentStatus' | 'subIntegrationType'>;

/** Whether the shop has the order: paid, or to be paid by bank transfer afterwards. */
export function isReceived(order: State): boolean {
  // Cancelled and paid: the money came too late and is refunded.
  if (order.status === 'cancelled') return false;
  return (
    order.paymentStatus === 'paid' ||
    (order.paymentStatus === 'pending' && order.subIntegrationType === 'wire')
  );
}

/** What the shopper is told on coming back from the payment page. */
export type OrderOutcome = 'received' | 'waiting' | 'failed' | 'cancelled';

export function toOrderOutcome(order: State): OrderOutcome {
  if (isReceived(order)) return 'received';
  switch (order.paymentStatus) {
    case 'failed':
      return 'failed';
    case 'cancelled':
    case 'paid':
      return 'cancelled';
    default:
      return 'waiting';
  }
}
