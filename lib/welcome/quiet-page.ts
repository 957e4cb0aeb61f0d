import { productOn } from '@/lib/routes/product-on';

/** Where people buy, sign in or wait for a payment; and where the popup would offer what the page offers. */
const quietPages = ['newsletter', 'basket', 'checkout', 'checkout-callback', 'order-completed', 'auth'];

/** Whether nobody is disturbed on the page whose address within the site begins so; nor where a product is decided on. */
export function isQuietPage(segment: string): boolean {
  return quietPages.includes(segment) || productOn(segment) !== '';
}
