import { type CheckoutInput, type CheckoutResult, checkoutResultSchema } from '../../contract/checkout.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  answerOf,
  answerUnder,
  type KeyedCall,
  readIdempotencyKey,
  withIdempotency,
} from '../../http/idempotency.ts';
import { limitClient } from '../../http/limit-client.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { checkOrderedSlot } from '../basket/delivery-slots.ts';
import { noteTriedEmail } from '../basket/repo.ts';
import { checkAge } from '../payments/check-age.ts';
import { openPayment } from '../payments/open-payment.ts';
import type { PaymentSession } from '../payments/port.ts';
import { checkReturnPaths } from '../payments/return-path.ts';
import { moveStock } from '../stock/stock.ts';
import { placeOrder } from './place-order.ts';

/** What the order's transaction knows; where to pay is known once a provider has taken the payment on. */
const placedSchema = checkoutResultSchema.omit(['redirectUrl']);

type Client = ShopperContext & { clientIp: string };
type PlacedOrder = Omit<CheckoutResult, 'redirectUrl'>;

type Ordered = {
  placed: PlacedOrder;
  /** Null for the answer of an earlier call. */
  session: PaymentSession | null;
};

/** The limits of promotions count against this address from now on: it was told what it costs. */
async function noteAddress(shopper: Client, { db, log }: Services): Promise<void> {
  try {
    await noteTriedEmail(db, ownerOf(shopper));
  } catch (error) {
    // Of what went wrong the shopper hears the first; the next try notes it.
    log.error({ err: error }, 'the address of a refused order was not noted');
  }
}

/** Counts the order against its client and its address, and places it: once for each key. */
async function order(
  shopper: Client,
  input: CheckoutInput,
  call: KeyedCall,
  services: Services,
): Promise<Ordered> {
  // An order holds stock, for ten days where it is paid by transfer, and writes to whatever address it is given.
  await limitClient('orders', { clientIp: shopper.clientIp, share: 0.1 }, services);
  await checkOrderedSlot(shopper, input.deliverySlot, services);
  // Read before the transaction: it is kept in memory and asks the root handle when it is not.
  const optionValues = await services.catalogue.optionValues();
  let session: PaymentSession | null = null;
  try {
    const placed = await moveStock(services, (tx, note) =>
      // In here repetitions that came at the same time take none of the orders that the address has left.
      withIdempotency(tx, call, placedSchema, async () => {
        session = await placeOrder(tx, { shopper, input, optionValues }, services, note);
        return { sessionId: session.payment.sessionId, orderId: session.order.id };
      }),
    );
    return { placed, session };
  } catch (error) {
    if (error instanceof ApiError) await noteAddress(shopper, services);
    throw error;
  }
}

/**
 * POST checkout: one transaction that orders the basket or does nothing at all, then the payment is opened.
 * @throws ApiError see the route
 */
export async function checkOut(
  shopper: Client,
  input: CheckoutInput,
  request: Request,
  services: Services,
): Promise<CheckoutResult> {
  const key = readIdempotencyKey(request);
  checkReturnPaths(shopper.site.code, { successUrl: input.successUrl, cancelUrl: input.cancelUrl });
  if (!input.termAndConditionIsAccepted) throw new ApiError('terms-not-accepted');
  services.payments.checkOffered(shopper, input);
  checkAge(shopper.site, input);
  const payload = { site: shopper.site.code, ...input };
  const call = { ownerId: shopper.claims.sub, key, payload };
  // Before any limit: who repeats a call for want of its answer must get it.
  const known = await answerOf(services.db, call, placedSchema);
  const { placed, session } = known
    ? { placed: known, session: null }
    : await order(shopper, input, call, services);
  const redirectUrl = await openPayment(
    { site: shopper.site.code, sessionId: placed.sessionId },
    services,
    session,
  );
  return { ...placed, redirectUrl };
}

/**
 * What an order that was sent under this key came to, for who did not hear the answer. Orders nothing itself.
 * @throws ApiError order-not-found; see the route
 */
export async function findPlaced(
  shopper: ShopperContext,
  key: string,
  services: Services,
): Promise<CheckoutResult> {
  const placed = await answerUnder(services.db, { ownerId: shopper.claims.sub, key }, placedSchema);
  if (!placed) throw new ApiError('order-not-found');
  const { sessionId } = placed;
  return {
    ...placed,
    redirectUrl: await openPayment({ site: shopper.site.code, sessionId }, services, null),
  };
}
