import { lookUp } from '@/api/contract/look-up';
import { contentPath, fixedListings, homeAlias, isMarkedType, markedSlug } from '@/api/contract/page-paths';
import type { SearchRedirect } from '@/api/contract/search-redirects';
import { splitQuery } from '@/lib/listing/foreign-parameters';
import { redirectWithin } from './outcomes';
import type { Step } from './types';

/** Pages that a redirect may name by what they are; both words of a listing are in use. */
const named: Readonly<Record<string, string>> = {
  newest: fixedListings.newest,
  newestProducts: fixedListings.newest,
  express: fixedListings.express,
  expressDeliveryProducts: fixedListings.express,
  showrooms: contentPath('showrooms'),
  home: contentPath(homeAlias),
};

/** Accents are left out: shoppers type `vraceni` for `vrácení`. */
function fold(term: string): string {
  return term
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ');
}

/** Path within the site that a redirect's link names, or null when it names none. */
export function linkTarget({ type, alias, params }: SearchRedirect['link']): string | null {
  const { vsin } = params;
  if (isMarkedType(type)) return vsin && alias ? `/${markedSlug({ type, vsin, alias })}` : null;
  return lookUp(named, type) ?? (alias === '' ? null : `/${alias}`);
}

/** Search words with a page of their own lead there instead of to the results (§3); not for bots (§4). */
export const searchRedirectsStep: Step = async (visit, shop) => {
  if (visit.isBot) return null;
  const term = fold(visit.query.get('term') ?? '');
  if (visit.path !== fixedListings.search || term === '') return null;
  const redirects = await shop.searchRedirects(visit.site.code);
  const found = redirects.find(({ searchTerm }) => fold(searchTerm) === term);
  const target = found ? linkTarget(found.link) : null;
  if (!found || !target) return null;
  const query = new URLSearchParams(found.link.queryString);
  for (const [key, value] of splitQuery(visit.query).foreign) query.append(key, value);
  return redirectWithin(visit, target, 307, query);
};
