import type { CheckoutResult } from '@/api/contract/checkout';
import type { SiteRules } from '@/lib/sites/models';
import { readStored, removeStored, siteKey, writeStored } from '@/lib/storage/storage';

/** An order whose payment was begun here, so that a guest who left the payment page finds the way back to it. */
export type OpenOrder = Pick<CheckoutResult, 'orderId' | 'redirectUrl'>;

/**
 * Longer than its page takes a payment: the shop cancels an order that is not paid within half an hour, or within a day where the
 * provider does not answer. A transfer has more time, and no page to go back to.
 */
const expiresInMinutes = 24 * 60;
const keyOf = (site: SiteRules) => siteKey(site, 'open-order');

function isOpenOrder(value: unknown): value is OpenOrder {
  if (typeof value !== 'object' || value === null) return false;
  if (!('orderId' in value && 'redirectUrl' in value)) return false;
  const { orderId, redirectUrl } = value;
  return (
    typeof orderId === 'string' && typeof redirectUrl === 'string' && /^(\/(?!\/)|https:)/.test(redirectUrl)
  );
}

export function readOpenOrder(site: SiteRules): OpenOrder | null {
  return readStored(keyOf(site), isOpenOrder);
}

export function keepOpenOrder(site: SiteRules, { orderId, redirectUrl }: OpenOrder): void {
  writeStored(keyOf(site), { orderId, redirectUrl }, expiresInMinutes);
}

export function clearOpenOrder(site: SiteRules): void {
  removeStored(keyOf(site));
}
