import * as calls from '@/api/contract/calls/orders';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { OrderDetail } from './models';
import { toOrderDetail } from './to-order';

/** @param key one per press of the button, so that a repeated request cancels once */
export async function cancelOrder(site: SiteRules, id: string, key: string): Promise<OrderDetail> {
  const options = { orderId: id, headers: { 'idempotency-key': key } };
  return toOrderDetail(await withSession(site, (api) => api.send(calls.cancelOrder, options)));
}
