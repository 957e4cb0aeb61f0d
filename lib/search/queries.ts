import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { suggest } from '@/api/contract/calls/listing';
import { browserApi } from '@/lib/api/browser';
import type { SiteRules } from '@/lib/sites/models';
import type { SuggestionsModel } from './models';
import { toSuggestions } from './to-suggestions';

const shortestTerm = 2;

/** Not asked for before a term is long enough; while it is typed on, what was found before stays. */
export function suggestionsQuery(site: SiteRules, term: string) {
  return queryOptions<SuggestionsModel>({
    queryKey: ['suggest', site.code, term],
    queryFn: async ({ signal }) =>
      toSuggestions(await browserApi(site).send(suggest, { query: { term }, signal }), site),
    enabled: term.length >= shortestTerm,
    placeholderData: term.length >= shortestTerm ? keepPreviousData : undefined,
    staleTime: 60_000,
    retry: false,
  });
}
