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
import { noteTriedEmail } from '../basket/repo.ts';
import { checkAge } from '../payments/check-age.ts';
import { openPayment } from '../payments/open-payment.ts';
import { checkReturnPaths } from '../payments/return-path.ts';
import { moveStock } from '../stock/stock.ts';
import { placeOrder } from './place-order.ts';

/** What the order's transaction knows; where to pay is known once a provider has taken the payment on. */
const placedSchema = checkoutResultSchema.omit(['redirectUrl']);

type Client = ShopperContext & { clientIp: string };
type PlacedOrder = Omit<CheckoutResult, 'redirectUrl'>;

/** However many clients and tokens somebody has: a shop is no way to fill a stranger's mailbox. */
const ordersPerAddress = { points: 10, seconds: 3600 };

/** @throws ApiError too-many-requests */
async function limitAddressee(
  { site }: ShopperContext,
  email: string | null,
  services: Services,
): Promise<void> {
  if (email !== null && services.environment.rateLimits.writes > 0)
    await services.limits.consume('order-address', `${site.code} ${email}`, ordersPerAddress);
}

/** Counts the order against its client and its address, and places it: once for each key. */
async function order(
  shopper: Client,
  input: CheckoutInput,
  call: KeyedCall,
  services: Services,
): Promise<PlacedOrder> {
  // An order holds stock, for ten days where it is paid by transfer, and writes to whatever address it is given.
  await limitClient('orders', { clientIp: shopper.clientIp, share: 0.1 }, services);
  const email = await noteTriedEmail(services.db, ownerOf(shopper));
  // Read before the transaction: it is kept in memory and asks the root handle when it is not.
  const optionValues = await services.catalogue.optionValues();

  return moveStock(services, (tx, note) =>
    withIdempotency(tx, call, placedSchema, async () => {
      // In here repetitions that came at the same time take none of the orders that the address has left.
      await limitAddressee(shopper, email, services);
      return placeOrder(tx, { shopper, input, email, optionValues }, services, note);
    }),
  );
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
  return withPlaceToPay(shopper, known ?? (await order(shopper, input, call, services)), services);
}

async function withPlaceToPay(
  { site }: ShopperContext,
  placed: PlacedOrder,
  services: Services,
): Promise<CheckoutResult> {
  const redirectUrl = await openPayment({ site: site.code, sessionId: placed.sessionId }, services);
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
  return withPlaceToPay(shopper, placed, services);
}
