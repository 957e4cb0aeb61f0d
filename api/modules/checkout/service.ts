import { type CheckoutInput, type CheckoutResult, checkoutResultSchema } from '../../contract/checkout.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import type { Shopper } from '../basket/service.ts';
import { providerFor } from '../payments/providers.ts';
import { checkReturnPaths } from '../payments/return-path.ts';
import { optionValuesOf } from '../product/card-rows.ts';
import { once, readIdempotencyKey } from './idempotency.ts';
import { placeOrder } from './place-order.ts';
import { announceStockMove, type StockMove } from './stock.ts';

/**
 * POST checkout: one transaction that orders the basket or does nothing at all.
 * @throws ApiError see the route
 */
export async function checkOut(
  shopper: Shopper,
  input: CheckoutInput,
  request: Request,
  services: Services,
): Promise<CheckoutResult> {
  const key = readIdempotencyKey(request);
  checkReturnPaths(shopper.site.code, { successUrl: input.successUrl, cancelUrl: input.cancelUrl });
  if (!input.termAndConditionIsAccepted) throw new ApiError('terms-not-accepted');
  const provider = providerFor(shopper.site.code, shopper.language, input);
  // Read before the transaction: it is kept in memory and asks the root handle when it is not.
  const optionValues = await optionValuesOf(services.db);

  const moves: StockMove[] = [];
  const result = await services.db.transaction(async (tx: Tx) => {
    const work = async () => {
      const placed = await placeOrder(tx, shopper, input, services, { provider, optionValues });
      moves.push(placed.stock);
      return placed.result;
    };
    const payload = { site: shopper.site.code, ...input };
    return once(tx, { ownerId: shopper.claims.sub, key, payload }, checkoutResultSchema, work);
  });
  for (const move of moves) await announceStockMove(move, services);
  return result;
}
