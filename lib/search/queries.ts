import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { suggest } from '@/api/contract/calls/listing';
import { browserApi } from '@/lib/api/browser';
import { withRetry } from '@/lib/browser/with-retry';
import { hasConsent } from '@/lib/consent/store';
import type { SiteRules } from '@/lib/sites/models';
import type { SuggestionsModel } from './models';
import { toSuggestions } from './to-suggestions';

const shortestTerm = 2;
/** Nothing typed yet: what was searched before, and where to begin. */
const isAskedFor = (term: string) => term === '' || term.length >= shortestTerm;

/** For this visitor, who has allowed that; null for the shop's own. */
async function suggestPersonally(site: SiteRules, term: string) {
  const personal = await withRetry(() => import('@/lib/personalisation/search')).catch(() => null);
  return (await personal?.suggestPersonally(site, term)) ?? null;
}

/** What was searched in this browser, of whoever allows that it is kept. */
async function searchedHere(site: SiteRules) {
  const kept = await withRetry(() => import('@/lib/personalisation/recent-searches')).catch(() => null);
  return kept?.readSearches(site) ?? [];
}

/** Not asked for with a single letter; while it is typed on, what was found before stays. */
export function suggestionsQuery(site: SiteRules, term: string) {
  const isPersonal = hasConsent('personalisation');
  return queryOptions<SuggestionsModel>({
    queryKey: ['suggest', site.code, term, isPersonal],
    queryFn: async ({ signal }) => {
      const personal = isPersonal && term !== '' ? await suggestPersonally(site, term) : null;
      const recentTerms = isPersonal && term === '' ? await searchedHere(site) : [];
      return toSuggestions(
        personal ?? {
          ...(await browserApi(site).send(suggest, { query: { term }, signal })),
          recentTerms,
        },
        site,
        term,
      );
    },
    enabled: isAskedFor(term),
    placeholderData: isAskedFor(term) ? keepPreviousData : undefined,
    // What was searched meanwhile is there at once.
    staleTime: term === '' ? 0 : 60_000,
  });
}
