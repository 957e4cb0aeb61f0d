import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { suggest } from '@/api/contract/calls/listing';
import { browserApi } from '@/lib/api/browser';
import { withRetry } from '@/lib/browser/with-retry';
import { hasConsent } from '@/lib/consent/store';
import type { SiteRules } from '@/lib/sites/models';
import type { SuggestionsModel } from './models';
import { toSuggestions } from './to-suggestions';

const shortestTerm = 2;

/** For this visitor, who has allowed that; null for the shop's own. */
async function suggestPersonally(site: SiteRules, term: string) {
  const personal = await withRetry(() => import('@/lib/personalisation/search')).catch(() => null);
  return (await personal?.suggestPersonally(site, term)) ?? null;
}

/** Not asked for before a term is long enough; while it is typed on, what was found before stays. */
export function suggestionsQuery(site: SiteRules, term: string) {
  const isPersonal = hasConsent('personalisation');
  return queryOptions<SuggestionsModel>({
    queryKey: ['suggest', site.code, term, isPersonal],
    queryFn: async ({ signal }) => {
      const personal = isPersonal ? await suggestPersonally(site, term) : null;
      return toSuggestions(
        personal ?? (await browserApi(site).send(suggest, { query: { term }, signal })),
        site,
      );
    },
    enabled: term.length >= shortestTerm,
    placeholderData: term.length >= shortestTerm ? keepPreviousData : undefined,
    staleTime: 60_000,
    retry: false,
  });
}
