import type { PaymentStatus } from '../../contract/checkout.ts';
import type { OrderState } from '../orders/states.ts';
import type { StoredPayment } from './port.ts';
import { returnPath } from './return-path.ts';

const outcomeWords: Readonly<Record<PaymentStatus, string>> = {
  pending: 'pending',
  paid: 'success',
  failed: 'decline',
  cancelled: 'cancel',
};

/** Where the shopper goes from here. Money for a cancelled order is refunded, so that is no success either. */
export function wayBack({ orderId, sessionId, ...payment }: StoredPayment, state: OrderState): string {
  const isPlaced = payment.status === 'paid' && state.status !== 'cancelled';
  const outcome =
    state.status === 'cancelled' && payment.status === 'paid' ? 'cancel' : outcomeWords[payment.status];
  return returnPath(isPlaced ? payment.successUrl : payment.cancelUrl, { orderId, sessionId, outcome });
}
