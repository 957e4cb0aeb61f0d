import { firstSegment } from '@/lib/routes/paths';

/** Pages on which nothing may draw a shopper away from the purchase (§4), and that of the primitives, for no shopper. */
const hiddenOn: readonly string[] = ['basket', 'checkout', 'checkout-callback', 'design'];

export function isChatShownOn(pathname: string): boolean {
  return !hiddenOn.includes(firstSegment(pathname));
}
