import * as accountPages from './calls/account-pages.ts';
import * as backInStockPages from './calls/back-in-stock-pages.ts';
import * as feedFiles from './calls/feed-files.ts';
import * as invoicePages from './calls/invoice-pages.ts';
import * as newsletterPages from './calls/newsletter-pages.ts';
import * as orderPages from './calls/order-pages.ts';
import * as paymentPages from './calls/payment-pages.ts';
import * as refundPages from './calls/refund-pages.ts';
import * as reviewPages from './calls/review-pages.ts';

const calls = [
  accountPages,
  backInStockPages,
  feedFiles,
  invoicePages,
  newsletterPages,
  orderPages,
  paymentPages,
  refundPages,
  reviewPages,
].flatMap((pages) => Object.values(pages));

/**
 * Calls that browsers open themselves, which answer with a page or with the way back to the shop instead of JSON:
 * paths below `/api/<site>/`, an asterisk standing for one segment.
 */
export const pageRoutes = calls
  .filter(({ kind }) => kind === 'page')
  .map(({ path }) => path.replace(/:\w+/g, '*'));

const patterns = pageRoutes.map((route) => new RegExp(`^${route.replaceAll('*', '[^/]+')}$`));

/** @param path below `/api/<site>/` */
export function isPageRoute(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
