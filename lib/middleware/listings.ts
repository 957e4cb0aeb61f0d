import { formatListingQuery, type ListingType, parseListingQuery } from '@/api/contract/listing-query';
import { readFixedListing } from '@/api/contract/page-paths';
import { splitQuery } from '@/lib/listing/foreign-parameters';
import { internalPath, redirectWithin } from './outcomes';
import type { Step, StepResult, Visit } from './types';

/** These depend on their query always, so they have no cached twin. */
const alwaysFiltered: readonly ListingType[] = ['search', 'showroom'];
/**
 * The plain listing is a cached page; with filters, sort or page it is the dynamic twin. A query that cannot be
 * read leads to the address without what was wrong. `path` is the listing's one address within the site.
 */
export function listingOutcome(
  visit: Visit,
  type: ListingType,
  vsin: string | null,
  path: string,
): StepResult {
  const { own, foreign } = splitQuery(visit.query);
  const { query, problems } = parseListingQuery(own);
  const canonical = formatListingQuery(query);
  const text = canonical.toString();
  for (const [key, value] of foreign) canonical.append(key, value);
  if (problems.length > 0) return redirectWithin(visit, path, 307, canonical);
  const id = vsin ?? 'all';
  const tags = [`listing:${visit.site.siteCode}`];
  if (text === '' && !alwaysFiltered.includes(type))
    return { kind: 'rewrite', to: internalPath(visit, 'listing', type, id), tags };
  // Foreign ones go along: the page leads to another address when a filter does not exist.
  const all = canonical.toString();
  return { kind: 'rewrite', to: `${internalPath(visit, 'filtered', type, id)}${all && `?${all}`}`, tags };
}

export const listingsStep: Step = (visit) => {
  const type = readFixedListing(visit.path);
  return type ? listingOutcome(visit, type, null, visit.path) : null;
};
