import { type CheckoutInput, type CheckoutResult, checkoutResultSchema } from '../../contract/checkout.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { limitClient } from '../../http/limit-client.ts';
import { ownerOf } from '../../http/owner.ts';
import type { Services } from '../../services.ts';
import { noteTriedEmail } from '../basket/repo.ts';
import type { Shopper } from '../basket/service.ts';
import { openPayment } from '../payments/open-payment.ts';
import { checkOffered } from '../payments/providers.ts';
import { checkReturnPaths } from '../payments/return-path.ts';
import { optionValuesOf } from '../product/card-rows.ts';
import { once, readIdempotencyKey } from './idempotency.ts';
import { placeOrder } from './place-order.ts';
import { announceStockMove, type StockMove } from './stock.ts';

/** What the order's transaction knows; where to pay is known once a provider has taken the payment on. */
const placedSchema = checkoutResultSchema.omit(['redirectUrl']);

/** However many clients and tokens somebody has: a shop is no way to fill a stranger's mailbox. */
const ordersPerAddress = { points: 10, seconds: 3600 };

/**
 * Counts the order against the address it writes to.
 * @returns that address, in lower case; null without a place of delivery
 */
async function limitAddressee(shopper: Shopper, services: Services): Promise<string | null> {
  const email = await noteTriedEmail(services.db, ownerOf(shopper));
  if (email !== null && services.environment.rateLimits.writes > 0)
    await services.limits.consume('order-address', `${shopper.site.code} ${email}`, ordersPerAddress);
  return email;
}

/**
 * POST checkout: one transaction that orders the basket or does nothing at all, then the payment is opened.
 * @throws ApiError see the route
 */
export async function checkOut(
  shopper: Shopper & { clientAddress: string },
  input: CheckoutInput,
  request: Request,
  services: Services,
): Promise<CheckoutResult> {
  const key = readIdempotencyKey(request);
  checkReturnPaths(shopper.site.code, { successUrl: input.successUrl, cancelUrl: input.cancelUrl });
  if (!input.termAndConditionIsAccepted) throw new ApiError('terms-not-accepted');
  checkOffered(shopper.site.code, input, services.environment);
  // An order holds stock, for ten days where it is paid by transfer, and writes to whatever address it is given.
  await limitClient('orders', { clientAddress: shopper.clientAddress, share: 0.1 }, services);
  const email = await limitAddressee(shopper, services);
  // Read before the transaction: it is kept in memory and asks the root handle when it is not.
  const optionValues = await optionValuesOf(services.db);

  const moves: StockMove[] = [];
  const placed = await services.db.transaction(async (tx: Tx) => {
    const work = async () => {
      const { result, stock } = await placeOrder(tx, shopper, input, services, { optionValues, email });
      moves.push(stock);
      return result;
    };
    const payload = { site: shopper.site.code, ...input };
    return once(tx, { ownerId: shopper.claims.sub, key, payload }, placedSchema, work);
  });
  for (const move of moves) await announceStockMove(move, services);
  const redirectUrl = await openPayment({ site: shopper.site.code, sessionId: placed.sessionId }, services);
  return { ...placed, redirectUrl };
}
