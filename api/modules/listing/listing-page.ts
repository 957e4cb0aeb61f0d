import { apiTexts } from '../../../messages/api.ts';
import { facets, type RangeFacetCode, rangeFacetCodes } from '../../contract/facets.ts';
import type { Listing } from '../../contract/listing.ts';
import type { ListingQuery, SortCode } from '../../contract/listing-query.ts';
import type { Language } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { newFromDay } from '../product/badges.ts';
import { readCards } from '../product/cards.ts';
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

type Ranges = ListingQuery['ranges'];

function pick(ranges: Ranges, isWanted: (code: RangeFacetCode) => boolean): Ranges {
  const wanted = rangeFacetCodes.filter((code) => ranges[code] && isWanted(code));
  return Object.fromEntries(wanted.map((code) => [code, ranges[code]]));
}

/** What the words mean where the address says nothing else. */
function impliedBy({ impliedRanges }: ResolvedListing, { ranges, opened }: ListingQuery): Ranges {
  return pick(impliedRanges, (code) => !ranges[code] && !opened.includes(code));
}

function withImplied(query: ListingQuery, implied: Ranges): ListingQuery {
  return { ...query, ranges: { ...implied, ...query.ranges } };
}

/** Ranges by name, for the page to say. */
function named(ranges: Ranges, language: Language): Listing['unmetRanges'] {
  return rangeFacetCodes.flatMap((code) => {
    const range = ranges[code];
    const title = apiTexts[language].listing.facets[code];
    return range ? [{ title, ...range, unit: facets[code].unit }] : [];
  });
}

function isAboutDelivery({ type, query: { values } }: ListingRequest): boolean {
  return type === 'express' || values.delivery !== undefined || (values.offer ?? []).includes('express');
}

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
  let implied = impliedBy(resolved, request.query);
  let unmet: Ranges = {};
  const asked = withImplied(request.query, implied);
  let query = asked;
  let answer = await ask(query);
  const isGuessed = (code: RangeFacetCode) => resolved.guessedRanges.includes(code);
  if (answer.total === 0 && Object.keys(pick(implied, isGuessed)).length > 0) {
    // A number in the words may have been no width after all; better too much than nothing.
    unmet = pick(implied, isGuessed);
    implied = pick(implied, (code) => !isGuessed(code));
    query = withImplied(request.query, implied);
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
    unmetRanges: named(unmet, context.language),
    facets: toFacets({ answer, known, query, implied, language: context.language }),
    products: await readCards(services, context, answer.ids, {
      colourFamilies: query.values.colour,
      materials: query.values.material,
      bedWidths: query.values.bedSize,
      priceMinor: price ?? null,
      lengths: toStoredRanges(asked.ranges),
      isQuick: isAboutDelivery(request),
      points: resolved.points,
    }),
  };
}
