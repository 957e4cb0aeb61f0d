import type { ProductCard } from '../../contract/catalogue.ts';
import { parseListingQuery } from '../../contract/listing-query.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Owner } from '../../http/owner.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { readListing } from '../listing/listing-page.ts';
import { suggest } from '../suggest/suggest.ts';
import { type Affinity, readAffinity } from './affinity.ts';
import { listCategoryOrders, listProductsOf } from './candidate-repo.ts';

/**
 * Places a product climbs at most, for itself and for its category: affinity orders what suits alike, it does not turn a
 * search around.
 */
const maxClimb = 6;
const maxCategoryClimb = 3;
const maxRecentTerms = 5;

async function sortByAffinity(
  cards: ProductCard[],
  affinity: Affinity,
  { site }: Owner,
  { db }: Services,
): Promise<ProductCard[]> {
  if (affinity.viewed.length === 0) return cards;
  const ids = await listProductsOf(
    db,
    cards.map(({ vsin }) => vsin),
  );
  const orders = await listCategoryOrders(db, site, [...ids.values()]);
  const climb = ({ vsin }: ProductCard) => {
    const id = ids.get(vsin) ?? 0;
    const own = affinity.viewed.includes(id) ? 1 : (affinity.related.get(id) ?? 0);
    const ofCategory = affinity.categories.get(orders.get(id) ?? -1) ?? 0;
    return maxClimb * own + maxCategoryClimb * ofCategory;
  };
  return cards
    .map((card, index) => ({ card, index, place: index - climb(card) }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .map(({ card }) => card);
}

/** The search of the shop; on its first page, ordered by relevance, what the visitor is interested in climbs a little. */
export async function personalSearch(
  owner: Owner,
  params: { term: string; query: string },
  context: RequestContext,
  services: Services,
) {
  const search = new URLSearchParams(params.query);
  search.set('term', params.term);
  const { query, problems } = parseListingQuery(search);
  const [first] = problems;
  if (first) {
    const fields = problems.map(({ property }) => ({ property, message: 'invalid' }));
    throw new ApiError(first.code, undefined, fields);
  }
  const listing = await readListing(services, context, { type: 'search', vsin: null, query });
  if (listing.page !== 1 || listing.sort !== 'relevance') return listing;
  const affinity = await readAffinity(services.db, owner);
  return { ...listing, products: await sortByAffinity(listing.products, affinity, owner, services) };
}

/** The suggestions of the shop, with the visitor's own earlier searches. */
export async function personalSuggest(
  owner: Owner,
  term: string,
  context: RequestContext,
  services: Services,
) {
  const [suggestion, affinity] = await Promise.all([
    suggest(services, context, term),
    readAffinity(services.db, owner),
  ]);
  const typed = term.toLowerCase();
  return {
    ...suggestion,
    products: await sortByAffinity(suggestion.products, affinity, owner, services),
    recentTerms: affinity.terms.filter((one) => one.toLowerCase().startsWith(typed)).slice(0, maxRecentTerms),
  };
}
