import { type CheckoutResult, checkoutResultSchema } from '../../contract/checkout.ts';
import type { Tx } from '../../db/client.ts';
import { answerOf, type KeyedCall, withIdempotency } from '../../http/idempotency.ts';
import { limitClient } from '../../http/limit-client.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentSession } from './port.ts';

/** What the order's transaction knows; where to pay is known once a provider has taken the payment on. */
export const placedSchema = checkoutResultSchema.omit(['redirectUrl']);
type Placed = Omit<CheckoutResult, 'redirectUrl'>;

export type Client = ShopperContext & { clientIp: string };

/** Does the work of an order in a transaction, unless an earlier call under the same key has done it. */
type WriteOnce = (tx: Tx, work: () => Promise<PaymentSession>) => Promise<Placed>;

/**
 * Places an order, once for each Idempotency-Key, and opens its payment.
 * @param place opens the transaction; what is counted for anything but the client belongs into the work, where
 * repetitions that come at the same time count nothing
 * @throws ApiError too-many-requests, idempotency-conflict; see the route
 */
export async function placeOnce(
  { shopper, call }: { shopper: Client; call: KeyedCall },
  services: Services,
  place: (writeOnce: WriteOnce) => Promise<Placed>,
): Promise<CheckoutResult> {
  const site = shopper.site.code;
  let session: PaymentSession | null = null;
  const writeOnce: WriteOnce = (tx, work) =>
    withIdempotency(tx, call, placedSchema, async () => {
      session = await work();
      return { sessionId: session.payment.sessionId, orderId: session.order.id };
    });
  // Before any limit: who repeats a call for want of its answer must get it.
  let placed = await answerOf(services.db, call, placedSchema);
  if (!placed) {
    // An order is kept, and writes to whatever address it is given.
    await limitClient('orders', { clientIp: shopper.clientIp, share: 0.1 }, services);
    placed = await place(writeOnce);
  }
  const redirectUrl = await openPayment({ site, sessionId: placed.sessionId }, services, session);
  return { ...placed, redirectUrl };
}
