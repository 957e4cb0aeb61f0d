import { lookUp } from '@/api/contract/look-up';
import type { SearchRedirect } from '@/api/contract/search-redirects';
import { redirectWithin } from './outcomes';
import type { Step } from './types';

const marks: Readonly<Record<string, string>> = { product: 'p', category: 'c', collection: 'cl', tag: 't' };
const fixed: Readonly<Record<string, string>> = {
  newest: '/newest-products',
  newestProducts: '/newest-products',
  express: '/express-delivery',
  expressDeliveryProducts: '/express-delivery',
  showrooms: '/showrooms',
  home: '/',
};

function fold(term: string): string {
  return term.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Path within the site that a redirect's link names, or null when it names none. */
export function linkTarget({ type, alias, params }: SearchRedirect['link']): string | null {
  const mark = lookUp(marks, type);
  const known = lookUp(fixed, type);
  if (mark) return params.vsin && alias ? `/${alias}-${mark}-${params.vsin}` : null;
  if (known) return known;
  return alias === '' ? null : `/${alias}`;
}

/** Search words with a page of their own lead there instead of to the results (§3). */
export const searchRedirectsStep: Step = async (visit, shop) => {
  const term = fold(visit.query.get('term') ?? '');
  if (visit.path !== '/search' || term === '') return null;
  const redirects = await shop.searchRedirects(visit.site.code);
  const found = redirects.find(({ searchTerm }) => fold(searchTerm) === term);
  const target = found ? linkTarget(found.link) : null;
  return found && target
    ? redirectWithin(visit, target, 307, new URLSearchParams(found.link.queryString))
    : null;
};
