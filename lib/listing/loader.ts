import { readListing, suggest } from '@/api/contract/calls/listing';
import { listCategories } from '@/api/contract/calls/product';
import { listShowrooms } from '@/api/contract/calls/showrooms';
import 'server-only';
import type { DehydratedState } from '@tanstack/react-query';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { Listing } from '@/api/contract/listing';
import {
  type ListingQuery,
  type ListingType,
  listingTypes,
  parseListingQuery,
} from '@/api/contract/listing-query';
import { isRefused } from '@/lib/api/failure';
import { orElse } from '@/lib/api/or-else';
import { serverApi } from '@/lib/api/server';
import { loadToCard } from '@/lib/product-card/load-to-card';
import type { CardModel } from '@/lib/product-card/models';
import type { ToCard } from '@/lib/product-card/to-card-model';
import { toThumbPicture } from '@/lib/product-card/to-thumb-picture';
import { toPageState } from '@/lib/react-query/to-page-state';
import { loadRemoteConfig } from '@/lib/remote-config/loader';
import { linkPath, searchPath } from '@/lib/routes/paths';
import { currentSite } from '@/lib/sites/current';
import type { Site } from '@/lib/sites/sites';
import { splitQuery, withParameters } from './foreign-parameters';
import { isSmall } from './is-short';
import { listingHref } from './listing-href';
import { loadRoom } from './load-room';
import type {
  ListingModel,
  ListingRoom,
  ListingSource,
  OthersNearby,
  SearchHelp,
  ShowroomChoice,
} from './models';
import { listingQuery } from './queries';
import { withShowroom } from './query-changes';
import { listingSearch } from './query-text';
import { rangeTexts } from './range-text';
import { toListingModel } from './to-listing-model';
import { withoutUnknownFilters } from './unknown-filters';

export type ListingPage = {
  site: Site;
  model: ListingModel;
  /** Set where nothing was found or nothing was searched for. */
  help: SearchHelp | null;
  /** What most people choose, where there is help. */
  popular: CardModel[];
  showrooms: ShowroomChoice[];
  /** Of a small category, what else its department has. */
  nearby: OthersNearby | null;
  /** On the first page of what is not filtered, where a room shows it. */
  room: ListingRoom | null;
  /** Working days within which express products come; null on other listings. */
  expressDays: number | null;
  /** Whether only products of the last days are in it; else the newest ones come first of all. */
  isOnlyNew: boolean;
  /** The model, for the islands. */
  state: DehydratedState;
};

/** As many as the row for a visitor has, which takes its place. */
const popularLength = 12;
/** Fewer would be a row of holes. */
const fewestNearby = 4;

export function isListingType(type: string): type is ListingType {
  return listingTypes.some((each) => each === type);
}

async function loadHelp(site: Site, term: string): Promise<SearchHelp> {
  const api = serverApi(site.code);
  const [suggestion, roots] = await Promise.all([
    term ? orElse(null, 'listing: suggestions', api.send(suggest, { query: { term } })) : null,
    orElse([], 'listing: categories', api.send(listCategories)),
  ]);
  return {
    terms: (suggestion?.terms ?? [])
      .filter((title) => title.toLowerCase() !== term.toLowerCase())
      .slice(0, 6)
      .map((title) => ({ title, href: searchPath(site.code, title) })),
    categories: roots.map(({ children, ...root }) => {
      // A thing tells small what there is; in a room one would search for it.
      const media = children[0]?.media ?? root.media;
      return {
        title: root.title,
        href: linkPath(site.code, root),
        picture: media && toThumbPicture(media),
      };
    }),
  };
}

async function loadPopular(site: Site, toCard: ToCard): Promise<CardModel[]> {
  const query = { type: 'search', sort: 'popular' } as const;
  const listing = await orElse(
    null,
    'listing: popular products',
    serverApi(site.code).send(readListing, { query }),
  );
  const products = listing?.products.filter(({ isAvailable }) => isAvailable) ?? [];
  return products.slice(0, popularLength).map(toCard);
}

/** What most people choose in the nearest department above a small category; of all departments where that has too few. */
async function loadNearby(site: Site, listing: Listing, toCard: ToCard): Promise<OthersNearby | null> {
  const department = listing.breadcrumbs.findLast(({ vsin }) => vsin !== listing.vsin);
  if (!department || !isSmall(listing)) return null;
  const query = { type: 'category', vsin: department.vsin, sort: 'popular' } as const;
  const { products } = await serverApi(site.code).send(readListing, { query });
  const shown = new Set(listing.products.map(({ vsin }) => vsin));
  const cards = products.filter(({ vsin, isAvailable }) => isAvailable && !shown.has(vsin)).map(toCard);
  if (cards.length >= fewestNearby) return { title: department.title, cards: cards.slice(0, popularLength) };
  const popular = await loadPopular(site, toCard);
  return { title: null, cards: popular.filter(({ vsin }) => !shown.has(vsin)) };
}

async function loadShowrooms(source: ListingSource, query: ListingQuery): Promise<ShowroomChoice[]> {
  if (source.type !== 'showroom') return [];
  const showrooms = await orElse([], 'listing: showrooms', serverApi(source.site).send(listShowrooms));
  return showrooms.map(({ id, name, addressLines, openingHours, mapsLink }) => ({
    id,
    name,
    visit: { addressLines, openingHours, mapsLink },
    href: listingHref(source, withShowroom(query, id)),
    isSelected: query.showroomId === id,
  }));
}

async function loadDays({
  site,
  type,
}: ListingSource): Promise<Pick<ListingPage, 'expressDays' | 'isOnlyNew'>> {
  const config = type === 'express' || type === 'newest' ? await loadRemoteConfig(site) : null;
  return {
    expressDays: type === 'express' ? (config?.EXPRESS_DELIVERY_MAX_LIMIT ?? null) : null,
    isOnlyNew: (config?.PRODUCT_NEW_PRODUCTS_MAX_DAY ?? -1) >= 0,
  };
}

/**
 * @param vsin `all` for listings without one.
 * @param search the parameters of the address; a text, so that page and metadata share one call.
 * @returns null when there is no such category, collection, tag or page.
 * @throws the redirect of Next to the address without the filters that do not exist.
 */
export const loadListingPage = cache(
  async (type: ListingType, vsin: string, search: string): Promise<ListingPage | null> => {
    const site = await currentSite();
    const { own, foreign } = splitQuery(new URLSearchParams(search));
    const { query: asked } = parseListingQuery(own);
    const askedAt = Date.now();
    const found = await findListing(site, { type, vsin }, asked);
    if (!found) return null;
    const { listing, query } = found;
    const source: ListingSource = {
      site: site.code,
      type,
      link: listing.vsin && listing.alias ? { vsin: listing.vsin, alias: listing.alias } : null,
    };
    if (query !== asked) redirect(withParameters(listingHref(source, query), foreign));
    if (listing.page > 1 && listing.products.length === 0) return null;
    const [t, toCard] = await Promise.all([getTranslations('listing.range'), loadToCard()]);
    const texts = { range: rangeTexts(site, t), card: toCard };
    const model = toListingModel(listing, query, source, texts);
    const needsHelp = listing.total === 0 || (type === 'search' && query.term === '');
    const isWhole = model.page === 1 && model.chips.length === 0;
    const [help, popular, showrooms, nearby, room, days] = await Promise.all([
      needsHelp ? loadHelp(site, query.term) : null,
      needsHelp ? loadPopular(site, toCard) : [],
      loadShowrooms(source, query),
      isWhole && type === 'category'
        ? orElse(null, 'listing: others nearby', loadNearby(site, listing, toCard))
        : null,
      isWhole ? orElse(null, 'listing: the room', loadRoom(site.code, listing, toCard)) : null,
      loadDays(source),
    ]);
    return {
      site,
      model,
      help,
      popular,
      showrooms,
      nearby,
      room,
      ...days,
      state: toPageState(listingQuery(source, query, texts), model, askedAt),
    };
  },
);

/** The listing without the filters that do not exist in this shop; null where it is something else that is wrong. */
async function findListing(
  site: Site,
  { type, vsin }: { type: ListingType; vsin: string },
  query: ListingQuery,
): Promise<{ listing: Listing; query: ListingQuery } | null> {
  const search = listingSearch({ type, link: vsin === 'all' ? null : { vsin } }, query);
  try {
    const asked = new URLSearchParams(search);
    return { listing: await serverApi(site.code).send(readListing, { query: asked }), query };
  } catch (error) {
    const known = withoutUnknownFilters(query, error);
    if (known) return findListing(site, { type, vsin }, known);
    if (isRefused(error)) return null;
    throw error;
  }
}
