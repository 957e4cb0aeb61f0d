import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listProductCards } from '@/api/contract/calls/product';
import { browserApi } from '@/lib/api/browser';
import type { CardModel } from '@/lib/product-card/models';
import type { ToCard } from '@/lib/product-card/to-card-model';
import type { SiteRules } from '@/lib/sites/models';

/** So many cards the API gives at once. */
const cardsPerCall = 24;

/** Cards of these variants, in their order. */
export function favouriteCardsQuery(site: SiteRules, vsins: readonly string[], toCard: ToCard) {
  return queryOptions<CardModel[]>({
    queryKey: ['product-cards', site.code, vsins],
    queryFn: async () => {
      const api = browserApi(site);
      const pages = Array.from({ length: Math.ceil(vsins.length / cardsPerCall) }, (_, page) =>
        vsins.slice(page * cardsPerCall, (page + 1) * cardsPerCall),
      );
      const answers = await Promise.all(
        pages.map((page) => api.send(listProductCards, { query: { vsins: page.join(',') }, token: null })),
      );
      return answers.flat().map(toCard);
    },
    enabled: vsins.length > 0,
    placeholderData: keepPreviousData,
  });
}
