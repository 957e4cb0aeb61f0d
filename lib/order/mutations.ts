import * as calls from '@/api/contract/calls/orders';
import type { OrderDetail } from '@/api/contract/checkout';
import type { SiteRules } from '@/api/contract/sites';
import { withSession } from '@/lib/auth/session';

/** @param key one per press of the button, so that a repeated request cancels once */
export async function cancelOrder(site: SiteRules, id: string, key: string): Promise<OrderDetail> {
  const options = { orderId: id, headers: { 'idempotency-key': key } };
  return withSession(site, (api) => api.send(calls.cancelOrder, options));
}
