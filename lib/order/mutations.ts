import * as calls from '@/api/contract/calls/orders';
import * as refunds from '@/api/contract/calls/refunds';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { OrderDetail, RefundAccount } from './models';
import { toOrderDetail } from './to-order';

/** @param key one per press of the button, so that a repeated request cancels once */
export async function cancelOrder(site: SiteRules, id: string, key: string): Promise<OrderDetail> {
  const options = { orderId: id, headers: { 'idempotency-key': key } };
  return toOrderDetail(await withSession(site, (api) => api.send(calls.cancelOrder, options)), site);
}

/** Tells where the refunds of an order go that was paid by transfer. */
export async function tellRefundAccount(
  site: SiteRules,
  orderId: string,
  account: RefundAccount,
): Promise<void> {
  await withSession(site, (api) => api.send(refunds.tellRefundAccount, { orderId, items: [account] }));
}
