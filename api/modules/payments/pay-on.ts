import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { findOrder } from '../orders/repo.ts';
import { isTransfer } from './new-payment.ts';
import { openPayment } from './open-payment.ts';
import { findOwnSession } from './repo.ts';

/**
 * Where the owner of an order goes on paying it, on whichever device. It is the payment that was begun, so nothing is charged twice.
 * @throws ApiError order-not-found, for orders of others alike; state-conflict for one that waits for no payment, and for a
 * transfer, which has no page; see `openPayment`
 */
export async function payOn(shopper: ShopperContext, orderId: string, services: Services): Promise<string> {
  const owner = ownerOf(shopper);
  const order = await findOrder(services.db, owner, orderId);
  if (!order) throw new ApiError('order-not-found');
  const session = await findOwnSession(services.db, owner, { orderId: order.id });
  const isWaiting = session?.order.status === 'waitingForPayment' && session.payment.status === 'pending';
  if (!isWaiting || isTransfer(order)) throw new ApiError('state-conflict');
  return openPayment({ site: order.site, sessionId: session.payment.sessionId }, services);
}
