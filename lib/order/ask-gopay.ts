import { readGoPayStatus } from '@/api/contract/calls/payments';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';

/**
 * Has the shop ask GoPay, which tells of a payment when it is asked: the order then follows at once.
 * @returns whether GoPay has the money; false for every failure (§8)
 */
export async function askGoPay(site: SiteRules, paymentId: string): Promise<boolean> {
  try {
    const { success } = await withSession(site, (api) => api.send(readGoPayStatus, { paymentId }));
    return success;
  } catch {
    return false;
  }
}
