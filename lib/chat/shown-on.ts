import { readSlug } from '@/api/contract/page-paths';
import { firstSegment } from '@/lib/routes/paths';

/** Pages on which nothing may draw a shopper away from the purchase (§4), and that of the primitives, for no shopper. */
const hiddenOn: readonly string[] = ['basket', 'checkout', 'checkout-callback', 'design'];

export function isChatShownOn(pathname: string): boolean {
  return !hiddenOn.includes(firstSegment(pathname));
}

/** The product whose page it is; empty on all other pages. */
export function productOn(pathname: string): string {
  const page = readSlug(pathname.slice(pathname.lastIndexOf('/') + 1));
  return page !== null && page !== 'invalid' && page.type === 'product' ? page.vsin : '';
}
