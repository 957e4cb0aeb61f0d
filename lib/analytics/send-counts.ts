import { addCounts } from '@/api/contract/calls/counts';
import type { Count } from '@/api/contract/counts';
import type { SiteCode } from '@/api/contract/sites';

/**
 * Sends counts so that they arrive although the page is being left. Without a token or any other mark of who sends
 * them; counts that do not arrive are not worth a second call.
 */
export function sendCounts(site: SiteCode, counts: readonly Count[]): void {
  if (counts.length === 0) return;
  const body = new Blob([JSON.stringify({ items: counts })], { type: 'application/json' });
  navigator.sendBeacon(`/api/${site}/${addCounts.path}`, body);
}
