import type { ProductCard } from '../../contract/catalogue.ts';
import { type RecommendStrategy, recommendStrategies } from '../../contract/recommend-strategies.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Owner } from '../../http/owner.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { readCards } from '../product/cards.ts';
import { findProductId } from '../product/product-rows.ts';
import { type Affinity, readAffinity } from './affinity.ts';
import {
  findCategoryOrder,
  listBasketProducts,
  listInteresting,
  listPopular,
  listPopularAround,
  listRelated,
} from './candidate-repo.ts';
import { findVisitor } from './visitor-repo.ts';

const standardLimit = 12;
/** Looked at to find enough that are in stock and not in the basket. */
const maxCandidates = 48;
/** A row for a visitor shows a few of what was looked at, and then other things too. */
const maxCategories = 3;
const ofEachCategory = 8;

type RecommendationRequest = { widget: string; productId?: string | undefined; limit?: number | undefined };
type Start = { id: number; categoryOrder: number } | null;

/** A widget is one of remote config, or the name of a strategy. */
function strategyOf({ widget, limit }: RecommendationRequest, { site }: Owner, services: Services) {
  const known = services.config(site).personalisationWidgets.find((one) => one.widget === widget);
  const strategy = known?.strategy ?? recommendStrategies.find((name) => name === widget);
  if (!strategy)
    throw new ApiError('invalid-input', undefined, [{ property: 'params.widget', message: 'oneOf' }]);
  return { strategy, limit: limit ?? known?.limit ?? standardLimit };
}

async function startOf(
  { productId: vsin }: RecommendationRequest,
  strategy: RecommendStrategy,
  owner: Owner,
  { db }: Services,
) {
  if (!vsin) {
    if (strategy === 'alsoViewed' || strategy === 'alsoBought')
      throw new ApiError('invalid-input', undefined, [{ property: 'params.productId', message: 'required' }]);
    return null;
  }
  const id = await findProductId(db, vsin);
  const categoryOrder = id === undefined ? undefined : await findCategoryOrder(db, owner.site, id);
  if (id === undefined || categoryOrder === undefined) throw new ApiError('product-not-found');
  return { id, categoryOrder };
}

/** Best-selling products of the categories the visitor looked at most, and of those beside them. */
async function listOfCategories(
  { categories }: Affinity,
  { site }: Owner,
  { db }: Services,
): Promise<number[]> {
  const orders = [...categories.keys()].slice(0, maxCategories);
  const found = await Promise.all(orders.map((order) => listPopularAround(db, site, order, ofEachCategory)));
  return found.flat();
}

/** What visitors' behaviour says; the best first. */
async function listPersonal(
  strategy: RecommendStrategy,
  { start, affinity }: { start: Start; affinity: Affinity },
  owner: Owner,
  services: Services,
): Promise<number[]> {
  const { db } = services;
  switch (strategy) {
    case 'alsoViewed':
    case 'alsoBought': {
      const kind = strategy === 'alsoViewed' ? 'view' : 'purchase';
      const related = await listRelated(db, owner.site, {
        kind,
        productIds: start ? [start.id] : [],
        limit: maxCandidates,
      });
      return related.map(({ otherId }) => otherId);
    }
    case 'forYou':
      return [...affinity.related.keys(), ...(await listOfCategories(affinity, owner, services))];
    case 'recentlyViewed':
      return affinity.viewed.slice(0, maxCandidates);
    case 'popular':
      return [];
  }
}

/** What everybody likes: of the category at hand first, then lately, then at all. */
async function listForEverybody(start: Start, { site }: Owner, { db }: Services): Promise<number[]> {
  return [
    ...(start ? await listPopular(db, site, start.categoryOrder, maxCandidates) : []),
    ...(await listInteresting(db, site, maxCandidates)),
    ...(await listPopular(db, site, null, maxCandidates)),
  ];
}

/**
 * Products for a place on a page. Without consent only popularity decides. Never what is sold out, in the basket, bought
 * before or the product at hand.
 * @throws ApiError invalid-input for an unknown widget or a missing product, product-not-found
 */
export async function recommend(
  owner: Owner,
  request: RecommendationRequest,
  context: RequestContext,
  services: Services,
) {
  const { db } = services;
  const { strategy, limit } = strategyOf(request, owner, services);
  const start = await startOf(request, strategy, owner, services);
  const hasConsent = (await findVisitor(db, owner)) !== null;
  const affinity = hasConsent ? await readAffinity(db, owner) : null;
  const personal = affinity ? await listPersonal(strategy, { start, affinity }, owner, services) : [];
  const others = strategy === 'recentlyViewed' ? [] : await listForEverybody(start, owner, services);
  const hidden = new Set([
    ...(start ? [start.id] : []),
    ...(await listBasketProducts(db, owner)),
    ...(affinity?.purchased ?? []),
    ...(affinity && strategy === 'forYou' ? affinity.viewed : []),
  ]);
  const wanted = [...new Set([...personal, ...others])].filter((id) => !hidden.has(id));
  const products = await readAvailable(wanted, limit, context, services);
  return { widget: request.widget, strategy, products };
}

/** Cards of those in stock, in order; reads no more cards than it takes to fill the limit. */
async function readAvailable(
  ids: readonly number[],
  limit: number,
  context: RequestContext,
  services: Services,
): Promise<ProductCard[]> {
  const found: ProductCard[] = [];
  const step = limit * 2;
  for (let from = 0; from < ids.length && found.length < limit; from += step) {
    const cards = await readCards(services, context, ids.slice(from, from + step));
    found.push(...cards.filter(({ isAvailable }) => isAvailable));
  }
  return found.slice(0, limit);
}
