import { type DehydratedState, hydrate } from '@tanstack/react-query';
import type { ListingQuery } from '@/api/contract/listing-query';
import type { CardTranslator } from '@/lib/product-card/card-translator';
import { type CardSource, toCardModel } from '@/lib/product-card/to-card-model';
import { queryClient } from '@/lib/react-query/query-client';
import type { SiteRules } from '@/lib/sites/models';
import type { ListingModel } from './models';
import { listingQuery } from './queries';
import { type RangeTranslator, rangeTexts } from './range-text';
import { isSamePage } from './refinements';

type Reader = {
  site: SiteRules;
  /** What the page was made from. */
  state: DehydratedState | null;
  range: RangeTranslator;
  card: CardTranslator;
};

/** No older than the document, whose arrival is known by the clock of the browser: the server's may be another. */
function sinceArrival(state: DehydratedState): DehydratedState {
  const queries = state.queries.map((query) => {
    const dataUpdatedAt = Math.max(query.state.dataUpdatedAt, performance.timeOrigin);
    return { ...query, state: { ...query.state, dataUpdatedAt } };
  });
  return { ...state, queries };
}

/**
 * Another choice of the listing that is drawn; null when more than its products is another.
 * @throws ApiFailure by rejection
 */
export async function readRefinement(
  drawn: ListingModel,
  query: ListingQuery,
  { site, state, range, card }: Reader,
): Promise<ListingModel | null> {
  const client = queryClient();
  if (state) hydrate(client, sinceArrival(state));
  const texts = {
    range: rangeTexts(site, range),
    card: (product: CardSource) => toCardModel(product, site, card),
  };
  const found = await client.fetchQuery(listingQuery(drawn.source, query, texts));
  return isSamePage(drawn, found) ? found : null;
}
