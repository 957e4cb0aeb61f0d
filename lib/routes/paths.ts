import type { Link } from '@/api/contract/catalogue';
import type { ListingType } from '@/api/contract/listing-query';
import {
  contentPath,
  fixedListings,
  giftCardsAddress,
  markedSlug,
  newsletterAddress,
  reviewAddress,
  samplesAddress,
} from '@/api/contract/page-paths';
import type { SiteCode } from '@/lib/sites/models';
import { rulesOf } from '@/lib/sites/rules-of';
import type { Device } from './device';

/** Public addresses. Everything that links within the shop gets its address here. */

type Addressed = { alias: string; vsin: string };
type Linked = Pick<Link, 'type' | 'alias' | 'vsin'>;

export function homePath(site: SiteCode): string {
  return `/${site}`;
}

/** `path` is a path within the site: `/banken-c-C11`; `/` and the empty path are home. */
export function sitePath(site: SiteCode, path: string): string {
  const clean = path.replace(/^\/+/, '');
  return clean === '' ? homePath(site) : `/${site}/${clean}`;
}

export function productPath(site: SiteCode, product: Addressed): string {
  return sitePath(site, markedSlug({ ...product, type: 'product' }));
}

export function linkPath(site: SiteCode, link: Linked): string {
  return sitePath(site, markedSlug(link));
}

/** What an address of a page says first behind the site: `checkout` of `/nl/checkout`, empty for home. */
export function firstSegment(pathname: string): string {
  return pathname.split('/')[2] ?? '';
}

/** `link` is needed for categories, collections and tags and ignored for the others. */
export function listingPath(
  site: SiteCode,
  { type, link }: { type: ListingType; link?: Addressed | null },
): string {
  if (type !== 'category' && type !== 'collection' && type !== 'tag')
    return sitePath(site, fixedListings[type]);
  return link ? linkPath(site, { ...link, type }) : homePath(site);
}

export function searchPath(site: SiteCode, term = ''): string {
  const clean = term.trim();
  const query = clean === '' ? '' : `?${new URLSearchParams({ term: clean })}`;
  return sitePath(site, fixedListings.search + query);
}

export function templatePath(site: SiteCode, alias: string): string {
  return sitePath(site, contentPath(alias));
}

export function newsletterPath(site: SiteCode): string {
  return sitePath(site, newsletterAddress);
}

export function giftCardsPath(site: SiteCode): string {
  return sitePath(site, giftCardsAddress);
}

export function samplesPath(site: SiteCode): string {
  return sitePath(site, samplesAddress);
}

/** Where buyers review what has come; of one order, or of all of theirs. */
export function reviewPath(site: SiteCode, orderId?: string): string {
  const query = orderId ? `?${new URLSearchParams({ orderId })}` : '';
  return sitePath(site, reviewAddress + query);
}

const wholeParameter = 'slots';
const wholeValue = 'all';

/** A content page with all its slots from the start, for readers without JavaScript. */
export function wholeTemplatePath(site: SiteCode, alias: string): string {
  return `${templatePath(site, alias)}?${new URLSearchParams({ [wholeParameter]: wholeValue })}`;
}

export function isWholeQuery(query: URLSearchParams): boolean {
  return query.get(wholeParameter) === wholeValue;
}

type SlotAddress = { device: Device; alias: string; id: string };

/** What a slot of a content page shows, as JSON; fetched when it comes into view. */
export function slotPath(site: SiteCode, { device, alias, id }: SlotAddress): string {
  return sitePath(site, ['slots', device, alias, id].map(encodeURIComponent).join('/'));
}

/** Reads the decoded parts of a `slotPath` behind the site; null for another address. */
export function readSlotPath(segments: readonly string[]): SlotAddress | null {
  const [area, device, alias, id, ...deeper] = segments;
  if (area !== 'slots' || !alias || !id || deeper.length > 0) return null;
  return device === 'desktop' || device === 'mobile' ? { device, alias, id } : null;
}

export function basketPath(site: SiteCode): string {
  return sitePath(site, 'basket');
}

const shareParameter = 'share';

/** The basket page, which offers to take over the shared basket. */
export function sharedBasketPath(site: SiteCode, key: string): string {
  return `${basketPath(site)}?${new URLSearchParams({ [shareParameter]: key })}`;
}

/** The key of `sharedBasketPath` in the query of an address; null when there is none. */
export function sharedKeyOf(search: string): string | null {
  return new URLSearchParams(search).get(shareParameter) || null;
}

export function checkoutPath(site: SiteCode): string {
  return sitePath(site, 'checkout');
}

/** The step where payment is chosen; `failed` is the method that has just not worked, which the step names. */
export function paymentStepPath(site: SiteCode, failed: string | null = null): string {
  const query = failed === null ? '' : `&failed=${encodeURIComponent(failed)}`;
  return `${checkoutPath(site)}?step=payment${query}`;
}

export function checkoutCallbackPath(site: SiteCode, method: string): string {
  return sitePath(site, `checkout-callback/${encodeURIComponent(method)}`);
}

export function orderCompletedPath(site: SiteCode, orderId?: string): string {
  return sitePath(
    site,
    orderId ? `order-completed?orderId=${encodeURIComponent(orderId)}` : 'order-completed',
  );
}

/**
 * The withdrawal function, opened for an order of this browser and with its number filled in elsewhere; null where the
 * site has no page for it.
 */
export function withdrawalPath(
  site: SiteCode,
  { id, orderNumber }: { id: string; orderNumber: string },
): string | null {
  const alias = rulesOf(site).withdrawalAlias;
  return alias
    ? `${templatePath(site, alias)}?${new URLSearchParams({ order: orderNumber, orderId: id })}`
    : null;
}

/** Whether staff look at versions of pages there. */
export function isPreviewPath(pathname: string): boolean {
  return pathname.split('/')[2] === 'preview';
}

/** Pages under `/auth` (§2). @param next path to go to after signing in */
export function authPath(
  site: SiteCode,
  page: 'sign-in' | 'sign-up' | 'forgot-password' | 'reset-password',
  next: string | null = null,
): string {
  return sitePath(site, next ? `auth/${page}?next=${encodeURIComponent(next)}` : `auth/${page}`);
}

/** Pages under `/account` (§2); without a name the first of them. */
export function accountPath(
  site: SiteCode,
  page: 'orders' | 'profile' | 'addresses' | 'favorites' | 'notification-preferences' = 'orders',
): string {
  return sitePath(site, `account/${page}`);
}
