import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { findOrder } from '../orders/repo.ts';
import { isTransfer } from './new-payment.ts';
import { openPayment } from './open-payment.ts';
import { cancelOwnPayment } from './own-payment.ts';
import type { PaymentSession } from './port.ts';
import { findOwnSession } from './repo.ts';

/**
 * The payment that the caller's order was begun with.
 * @throws ApiError order-not-found, for orders of others alike; state-conflict for a transfer, which has no page
 */
async function begunPayment(
  shopper: ShopperContext,
  orderId: string,
  { db }: Services,
): Promise<PaymentSession> {
  const owner = ownerOf(shopper);
  const order = await findOrder(db, owner, orderId);
  if (!order) throw new ApiError('order-not-found');
  const session = isTransfer(order) ? null : await findOwnSession(db, owner, { orderId: order.id });
  if (!session) throw new ApiError('state-conflict');
  return session;
}

/**
 * Where the owner of an order goes on paying it, on whichever device. It is the payment that was begun, so nothing is charged twice.
 * @throws ApiError see `begunPayment`; state-conflict for one that waits for no payment; see `openPayment`
 */
export async function payOn(shopper: ShopperContext, orderId: string, services: Services): Promise<string> {
  const { payment, order } = await begunPayment(shopper, orderId, services);
  if (order.status !== 'waitingForPayment' || payment.status !== 'pending')
    throw new ApiError('state-conflict');
  return openPayment({ site: order.site, sessionId: payment.sessionId }, services);
}

/**
 * Gives that payment up, so that what was ordered is in the basket again. One that has ended stays as it is.
 * @throws ApiError see `begunPayment` and `cancelOwnPayment`
 */
export async function giveUpPayment(
  shopper: ShopperContext,
  orderId: string,
  services: Services,
): Promise<PaymentSession> {
  return cancelOwnPayment(await begunPayment(shopper, orderId, services), services);
}
