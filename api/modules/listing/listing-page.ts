import { facets, rangeFacetCodes } from '../../contract/facets.ts';
import type { Listing } from '../../contract/listing.ts';
import type { ListingQuery, SortCode } from '../../contract/listing-query.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { newFromDay } from '../product/badges.ts';
import { readCards } from '../product/cards.ts';
import { askedFor } from '../search/asked-variant.ts';
import type { EngineQuery } from './engine.ts';
import { toCodes } from './facet-values.ts';
import { toFacets } from './facets.ts';
import { toStoredRanges } from './ranges.ts';
import { type ListingRequest, type ResolvedListing, resolveListing } from './resolve-listing.ts';

/** Relevance orders the results of a search only. */
function chooseSort(wanted: SortCode | null, { defaultSort, scope }: ResolvedListing): SortCode {
  if (wanted === null || (wanted === 'relevance' && scope.scores === null)) return defaultSort;
  return wanted;
}

function withImplied(query: ListingQuery, implied: ListingQuery['ranges']): ListingQuery {
  return { ...query, ranges: { ...implied, ...query.ranges } };
}

function isAboutDelivery({ type, query: { values } }: ListingRequest): boolean {
  return type === 'express' || values.delivery !== undefined || (values.offer ?? []).includes('express');
}

const lengths = rangeFacetCodes.filter((code) => facets[code].unit === 'cm');

/**
 * One page of a listing.
 * @throws ApiError `resource-not-found`, `unknown-facet` for a value that does not exist, `invalid-page` beyond the end.
 */
export async function readListing(
  services: Services,
  context: RequestContext,
  request: ListingRequest,
): Promise<Listing> {
  const known = await services.catalogue.facetValues();
  const values = toCodes(request.query.values, known);
  const resolved = await resolveListing(services, context, request);
  const sort = chooseSort(request.query.sort, resolved);
  const { page, pageSize } = request.query;
  const ask = (query: ListingQuery) => {
    const engineQuery: EngineQuery = {
      scope: resolved.scope,
      values,
      ranges: toStoredRanges(query.ranges),
      newFrom: newFromDay(services.now(), services.config(context.site.code)),
      sort,
      offset: (page - 1) * pageSize,
      limit: pageSize,
    };
    return services.catalogue.listFacets(engineQuery);
  };
  const asked = withImplied(request.query, resolved.impliedRanges);
  let query = asked;
  let answer = await ask(query);
  if (answer.total === 0 && lengths.some((code) => resolved.impliedRanges[code])) {
    // A number in the words may have been no width after all; better too much than nothing.
    const { price } = resolved.impliedRanges;
    query = withImplied(request.query, price ? { price } : {});
    answer = await ask(query);
  }
  const pageCount = Math.ceil(answer.total / pageSize);
  if (page > 1 && page > pageCount)
    throw new ApiError('invalid-page', undefined, [
      { property: 'page', message: 'max_value', values: { max: String(Math.max(pageCount, 1)) } },
    ]);
  const price = toStoredRanges(query.ranges).price;
  return {
    ...resolved.head,
    type: request.type,
    total: answer.total,
    page,
    pageSize,
    pageCount,
    sort,
    facets: toFacets({ answer, known, query, language: context.language }),
    products: await readCards(services, context, answer.ids, {
      colourFamilies: query.values.colour,
      materials: query.values.material,
      bedWidths: query.values.bedSize,
      priceMinor: price ?? null,
      lengths: toStoredRanges(asked.ranges),
      isQuick: isAboutDelivery(request),
      ...(resolved.words.length > 0 ? { points: askedFor(services, context, resolved.words) } : {}),
    }),
  };
}
