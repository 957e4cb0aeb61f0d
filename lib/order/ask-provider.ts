import type { SiteRules } from '@/lib/sites/models';

/** A payment as the address knows it that its page leads back to. */
type Returned = { method: string | null; orderId: string; sessionId: string | null };

/**
 * Does what a provider still wants once its page is over; each part is loaded by whoever has paid there alone.
 * @returns whether it says that the order is paid; false for every failure, for the order follows later
 */
export async function askProvider(
  site: SiteRules,
  { method, orderId, sessionId }: Returned,
): Promise<boolean> {
  try {
    if (method === 'masterpass') {
      const { commitWallet } = await import('./wallet-purchase');
      return await commitWallet(site, orderId);
    }
    if (method === 'gopay' && sessionId) {
      const { askGoPay } = await import('./ask-gopay');
      return await askGoPay(site, sessionId);
    }
    return false;
  } catch {
    return false;
  }
}
