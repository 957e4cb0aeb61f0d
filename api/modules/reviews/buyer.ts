import type { ReviewProof } from '../../contract/written-reviews.ts';
import { ApiError } from '../../http/api-error.ts';
import { authorise } from '../../http/authorise.ts';
import type { Owner } from '../../http/owner.ts';
import type { OpenCall } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findOrder, findOrderOfSite, type StoredOrder } from '../orders/repo.ts';
import { orderOfReviewKey } from './review-key.ts';

/** A call that comes with a token, or with the key of a mail. */
export type BuyerCall = Pick<OpenCall, 'site' | 'request'>;

/** @throws ApiError link-expired for a key that was not made here */
async function orderOfKey({ site }: BuyerCall, key: string, { db }: Services): Promise<StoredOrder> {
  const id = await orderOfReviewKey(db, key);
  const order = id === null ? null : await findOrderOfSite(db, site.code, id);
  if (!order) throw new ApiError('link-expired');
  return order;
}

async function ownerOfToken({ site, request }: BuyerCall, services: Services): Promise<Owner> {
  const claims = await authorise(request.headers.get('authorization'), 'token', site, services);
  if (!claims) throw new ApiError('token-missing');
  return { ownerId: claims.sub, site: site.code };
}

/**
 * What of the orders the caller may speak of: the one of the key, or those of the token, all or the one that is named.
 * @throws ApiError link-expired, order-not-found, and what a missing token gives
 */
export async function findBuyer(
  call: BuyerCall,
  { key, orderId }: ReviewProof,
  services: Services,
): Promise<{ owner: Owner; order: StoredOrder | null }> {
  if (key) {
    const order = await orderOfKey(call, key, services);
    if (orderId && orderId !== order.id) throw new ApiError('order-not-found');
    return { owner: { ownerId: order.ownerId, site: order.site }, order };
  }
  const owner = await ownerOfToken(call, services);
  if (!orderId) return { owner, order: null };
  const order = await findOrder(services.db, owner, orderId);
  if (!order) throw new ApiError('order-not-found');
  return { owner, order };
}
