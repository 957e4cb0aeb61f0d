import type { OrderDetail } from '@/api/contract/checkout';
import type { SiteRules } from '@/api/contract/sites';
import { withSession } from '@/lib/auth/session';

/** @param key one per press of the button, so that a repeated request cancels once */
export async function cancelOrder(site: SiteRules, id: string, key: string): Promise<OrderDetail | null> {
  const path = `orders/${encodeURIComponent(id)}/cancel`;
  const options = { headers: { 'idempotency-key': key } };
  return (await withSession(site, (api) => api.post<OrderDetail>(path, [{}], options)))[0] ?? null;
}
