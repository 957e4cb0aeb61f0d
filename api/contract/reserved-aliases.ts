import {
  compareAddress,
  favouritesAddress,
  fixedListings,
  giftCardsAddress,
  newsletterAddress,
  readSlug,
  reviewAddress,
  samplesAddress,
} from './page-paths.ts';

/** First segments of addresses that are no content pages: what is published there nobody could read. */
export const reservedAliases: ReadonlySet<string> = new Set([
  ...Object.values(fixedListings).map((path) => path.slice(1)),
  newsletterAddress.slice(1),
  samplesAddress.slice(1),
  giftCardsAddress.slice(1),
  reviewAddress.slice(1),
  favouritesAddress.slice(1),
  compareAddress.slice(1),
  ...['account', 'auth', 'basket', 'checkout', 'checkout-callback', 'order-completed', 'policy', 'preview'],
  ...['design', 'failure', 'filtered', 'listing', 'maintenance', 'not-found', 'product', 'slots', 'template'],
  ...['api', 'internal', 'media', 'share', 'sitemaps'],
]);

/** Whether an address has something else than a content page. */
export function isReserved(alias: string): boolean {
  return reservedAliases.has(alias) || readSlug(alias) !== null;
}
