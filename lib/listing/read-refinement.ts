import type { DehydratedState } from '@tanstack/react-query';
import type { ListingQuery } from '@/api/contract/listing-query';
import { type CardSource, type CardTranslator, toCardModel } from '@/lib/product-card/to-card-model';
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
  /** By the clock of the browser, since 1970; the server's may be another. */
  arrivedAtMs: number;
  range: RangeTranslator;
  card: CardTranslator;
};

/**
 * Another choice of the listing that is drawn; null when more than its products is another.
 * @throws ApiFailure by rejection
 */
export async function readRefinement(
  drawn: ListingModel,
  query: ListingQuery,
  { site, state, arrivedAtMs, range, card }: Reader,
): Promise<ListingModel | null> {
  const client = queryClient();
  for (const { queryKey, state: kept } of state?.queries ?? [])
    if (!client.getQueryState(queryKey)) client.setQueryData(queryKey, kept.data, { updatedAt: arrivedAtMs });
  const texts = {
    range: rangeTexts(site, range),
    card: (product: CardSource) => toCardModel(product, site, card),
  };
  const found = await client.fetchQuery(listingQuery(drawn.source, query, texts));
  return isSamePage(drawn, found) ? found : null;
}
