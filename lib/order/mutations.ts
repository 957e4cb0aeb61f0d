import type { OrderDetail as OrderDetailAnswer } from '@/api/contract/checkout';
import type { SiteRules } from '@/api/contract/sites';
import { withSession } from '@/lib/auth/session';
import type { OrderDetail } from './models';
import { toOrderDetail } from './to-order';

/** @param key one per press of the button, so that a repeated request cancels once */
export async function cancelOrder(site: SiteRules, id: string, key: string): Promise<OrderDetail | null> {
  const path = `orders/${encodeURIComponent(id)}/cancel`;
  const options = { headers: { 'idempotency-key': key } };
  const [order] = await withSession(site, (api) => api.post<OrderDetailAnswer>(path, [{}], options));
  return order ? toOrderDetail(order) : null;
}
