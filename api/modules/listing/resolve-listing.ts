import { apiTexts } from '../../../messages/api.ts';
import { type RangeFacetCode, rangeFacetCodes } from '../../contract/facets.ts';
import type { Listing } from '../../contract/listing.ts';
import type { ListingQuery, ListingType, SortCode } from '../../contract/listing-query.ts';
import type { Language, SiteRules } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { newFromDay } from '../product/badges.ts';
import { childrenOf, pathTo, toLink } from '../product/category-directory.ts';
import type { VariantPoints } from '../product/choose-variant.ts';
import { pickText, toMedia } from '../product/localise.ts';
import { pointsOfArticle } from '../search/article-number.ts';
import { askedFor } from '../search/asked-variant.ts';
import { resolveSearch } from '../search/resolve-search.ts';
import type { ListingScope } from './engine.ts';
import { findCollection, findShowroom, findTag, listShowroomProducts } from './listing-source-rows.ts';

export type ListingRequest = { type: ListingType; vsin: string | null; query: ListingQuery };

/** What a listing is about: its head, its products, and what the request implies for filters and order. */
export type ResolvedListing = {
  head: Pick<
    Listing,
    | 'vsin'
    | 'alias'
    | 'title'
    | 'intro'
    | 'media'
    | 'breadcrumbs'
    | 'subCategories'
    | 'correctedTerm'
    | 'missingWords'
  >;
  scope: ListingScope;
  defaultSort: SortCode;
  /** Filters meant by what was typed; those of the address come first. */
  impliedRanges: ListingQuery['ranges'];
  /** Those of them that are let go where nothing lies within: their numbers may mean something else. */
  guessedRanges: RangeFacetCode[];
  /** How well a variant answers what was searched; absent where nothing was. */
  points?: VariantPoints | undefined;
};

const emptyHead = {
  vsin: null,
  alias: null,
  intro: null,
  media: null,
  breadcrumbs: [],
  subCategories: [],
  correctedTerm: null,
  missingWords: [],
};

function wholeSite(site: SiteRules): ListingScope {
  return {
    site: site.code,
    categories: null,
    ids: null,
    scores: null,
    onlyExpress: false,
    createdFrom: null,
  };
}

function toResolved(
  head: ResolvedListing['head'],
  scope: ListingScope,
  rest: Partial<ResolvedListing> = {},
): ResolvedListing {
  return { head, scope, defaultSort: 'popular', impliedRanges: {}, guessedRanges: [], ...rest };
}

async function resolveCategory(
  { catalogue }: Services,
  { site, language }: RequestContext,
  vsin: string,
): Promise<ResolvedListing> {
  const directory = await catalogue.categories(site.code);
  const category = directory.find((row) => row.vsin === vsin);
  if (!category) throw new ApiError('resource-not-found');
  const head = {
    ...emptyHead,
    ...headOf(category, language),
    breadcrumbs: pathTo(directory, category).map((row) => toLink(row, 'category', language)),
    subCategories: childrenOf(directory, category.id).map((row) => ({
      ...toLink(row, 'category', language),
      count: row.count,
      media: row.media ? toMedia(row.media, language) : null,
    })),
  };
  return toResolved(head, { ...wholeSite(site), categories: { from: category.lft, to: category.rgt } });
}

type Described = NonNullable<Awaited<ReturnType<typeof findTag>>> & {
  media?: Parameters<typeof toMedia>[0] | null;
};

function headOf({ vsin, title, alias, intro, media }: Described, language: Language) {
  return {
    vsin,
    alias: pickText(alias, language),
    title: pickText(title, language),
    intro: pickText(intro, language) || null,
    media: media ? toMedia(media, language) : null,
  };
}

async function resolveCollection(
  { db, catalogue }: Services,
  { site, language }: RequestContext,
  vsin: string,
): Promise<ResolvedListing> {
  const collection = await findCollection(db, vsin);
  if (!collection) throw new ApiError('resource-not-found');
  const ids = await catalogue.collectionProducts(collection.vsin);
  const breadcrumbs = [toLink(collection, 'collection', language)];
  return toResolved(
    { ...emptyHead, ...headOf(collection, language), breadcrumbs },
    { ...wholeSite(site), ids },
  );
}

async function resolveTag(
  { db, catalogue }: Services,
  { site, language }: RequestContext,
  vsin: string,
): Promise<ResolvedListing> {
  const tag = await findTag(db, vsin);
  if (!tag) throw new ApiError('resource-not-found');
  const ids = await catalogue.tagProducts(tag.vsin);
  const breadcrumbs = [toLink(tag, 'tag', language)];
  return toResolved({ ...emptyHead, ...headOf(tag, language), breadcrumbs }, { ...wholeSite(site), ids });
}

async function resolveSearchListing(
  services: Services,
  context: RequestContext,
  term: string,
): Promise<ResolvedListing> {
  const { site, language } = context;
  const { matches, ranges, isPriceGuessed, vsin, words, correctedTerm, missingWords } = await resolveSearch(
    services,
    language,
    term,
  );
  const points = words.length > 0 ? askedFor(services, context, words) : undefined;
  const texts = apiTexts[language].listing;
  const title = term ? texts.searched(correctedTerm ?? term) : texts.allProducts;
  return toResolved(
    { ...emptyHead, title, correctedTerm, missingWords: [...missingWords] },
    { ...wholeSite(site), ids: matches?.ids ?? null, scores: matches?.scores ?? null },
    {
      defaultSort: matches ? 'relevance' : 'popular',
      impliedRanges: ranges,
      guessedRanges: rangeFacetCodes.filter((code) => ranges[code] && (code !== 'price' || isPriceGuessed)),
      points: vsin ? pointsOfArticle(vsin) : points,
    },
  );
}

async function resolveShowroom(
  { db }: Services,
  { site, language }: RequestContext,
  id: string | null,
): Promise<ResolvedListing> {
  const showroom = id === null ? undefined : await findShowroom(db, site.code, id);
  if (id !== null && !showroom) throw new ApiError('resource-not-found');
  const title = showroom?.name ?? apiTexts[language].listing.showroom;
  const ids = await listShowroomProducts(db, site.code, id);
  return toResolved({ ...emptyHead, title }, { ...wholeSite(site), ids });
}

/** @throws ApiError `resource-not-found` for an unknown category, collection, tag or showroom. */
export async function resolveListing(
  services: Services,
  context: RequestContext,
  request: ListingRequest,
): Promise<ResolvedListing> {
  const { site, language } = context;
  const vsin = request.vsin ?? '';
  switch (request.type) {
    case 'category':
      return resolveCategory(services, context, vsin);
    case 'collection':
      return resolveCollection(services, context, vsin);
    case 'tag':
      return resolveTag(services, context, vsin);
    case 'search':
      return resolveSearchListing(services, context, request.query.term);
    case 'showroom':
      return resolveShowroom(services, context, request.query.showroomId);
    case 'newest':
      return toResolved(
        { ...emptyHead, title: apiTexts[language].listing.newest },
        { ...wholeSite(site), createdFrom: newFromDay(services.now(), services.config(site.code)) },
        { defaultSort: 'newest' },
      );
    case 'express':
      return toResolved(
        { ...emptyHead, title: apiTexts[language].listing.express },
        { ...wholeSite(site), onlyExpress: true },
      );
  }
}
