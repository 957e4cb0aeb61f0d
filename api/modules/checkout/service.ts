import type { CheckoutInput, CheckoutResult } from '../../contract/checkout.ts';
import { ApiError, TooManyRequests } from '../../http/api-error.ts';
import { answerUnder, readIdempotencyKey } from '../../http/idempotency.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { limit } from '../auth/limits.ts';
import { checkOrderedSlot } from '../basket/delivery-slots.ts';
import { hasUntriedEmail, noteTriedEmail } from '../basket/repo.ts';
import { checkAge } from '../payments/check-age.ts';
import { openPayment } from '../payments/open-payment.ts';
import { type Client, placedSchema, placeOnce } from '../payments/place-once.ts';
import { checkReturnPaths } from '../payments/return-path.ts';
import { moveStock } from '../stock/stock.ts';
import { placeOrder } from './place-order.ts';

/**
 * The limits of promotions count against this address from now on: it was told what it costs. That may tell whether somebody has
 * ordered here, so a client learns it of as many addresses as of accounts.
 * @throws ApiError too-many-requests
 */
async function noteAddress(shopper: Client, services: Services): Promise<void> {
  const { db, log } = services;
  const owner = ownerOf(shopper);
  try {
    if (await hasUntriedEmail(db, owner)) await limit('e-mail look-up by client', shopper.clientIp, services);
    await noteTriedEmail(db, owner);
  } catch (error) {
    if (error instanceof TooManyRequests) throw error;
    // Of what went wrong the shopper hears the first; the next try notes it.
    log.error({ err: error }, 'the address of a refused order was not noted');
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
  return placeOnce({ shopper, call }, services, async (writeOnce) => {
    await checkOrderedSlot(shopper, input.deliverySlot, services);
    // Read before the transaction: it is kept in memory and asks the root handle when it is not.
    const optionValues = await services.catalogue.optionValues();
    try {
      return await moveStock(services, (tx, note) =>
        writeOnce(tx, () => placeOrder(tx, { shopper, input, optionValues }, services, note)),
      );
    } catch (error) {
      // A limit told nothing of the address.
      if (error instanceof ApiError && !(error instanceof TooManyRequests))
        await noteAddress(shopper, services);
      throw error;
    }
  });
}

/**
 * What an order that was sent under this key came to, for whoever did not hear the answer. Orders nothing itself.
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
