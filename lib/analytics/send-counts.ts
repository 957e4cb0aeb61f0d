import { addCounts } from '@/api/contract/calls/counts';
import type { Count } from '@/api/contract/counts';
import type { SiteCode } from '@/lib/sites/models';
import { siteOf } from '@/sites/editions';

/**
 * Sends counts so that they arrive although the page is being left. Without a cookie, a token or any other mark of whoever
 * sends them; counts that do not arrive are not worth a second call.
 */
export function sendCounts(site: SiteCode, items: readonly Count[]): void {
  if (items.length === 0) return;
  window
    .fetch(`/api/${siteOf(site).code}/${addCounts.path}`, {
      method: addCounts.method,
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items }),
    })
    .catch(() => undefined);
}
