import type { Link } from '@/api/contract/catalogue';
import type { RangeFacetCode, RangeUnit } from '@/api/contract/facets';
import type { ListingQuery, ListingType, SortCode } from '@/api/contract/listing-query';
import type { CardModel, PlaceModel, ThumbPicture } from '@/lib/product-card/models';
import type { SiteCode } from '@/lib/sites/models';

/** Which listing: its address without filters. `link` is null for search, newest, express and showroom. */
export type ListingSource = {
  site: SiteCode;
  type: ListingType;
  link: Pick<Link, 'alias' | 'vsin'> | null;
};

export type FacetOption = {
  value: string;
  title: string;
  /** CSS colour of its swatch. */
  colour: string | null;
  count: number;
  isSelected: boolean;
  /** Nothing would remain; shown all the same, so that the list does not jump. */
  isDisabled: boolean;
};

export type ValueFacet = { kind: 'values'; code: string; title: string; options: FacetOption[] };
export type RangeFacet = {
  kind: 'range';
  code: RangeFacetCode;
  title: string;
  min: number;
  max: number;
  from: number | null;
  to: number | null;
  /** Read from the search words, not chosen. */
  isImplied: boolean;
  unit: RangeUnit;
};
export type FacetGroup = ValueFacet | RangeFacet;

export type FilterChip = { key: string; label: string; href: string };
export type SubCategory = { href: string; title: string; count: number; picture: ThumbPicture | null };
/** Products beside those of a small listing; `title` names the department they are from, null where that has too few. */
export type OthersNearby = { title: string | null; cards: CardModel[] };
export type ShowroomChoice = {
  id: string;
  name: string;
  href: string;
  isSelected: boolean;
  /** Lines of address and hours, and where it is found. */
  visit: { addressLines: string[]; openingHours: string[]; mapsLink: string };
};

/** Everything one listing page shows, ready to draw. */
export type ListingModel = {
  source: ListingSource;
  query: ListingQuery;
  title: string;
  intro: string | null;
  breadcrumbs: { title: string; href: string }[];
  subCategories: SubCategory[];
  total: number;
  /** Products on the pages up to and with this one. */
  seenCount: number;
  page: number;
  pageCount: number;
  sort: SortCode;
  sortCodes: SortCode[];
  facets: FacetGroup[];
  chips: FilterChip[];
  /** This listing without filters and sort. */
  clearHref: string;
  previousHref: string | null;
  nextHref: string | null;
  cards: CardModel[];
  /** Whether stars on them are of reviews that are examples. */
  hasExampleRatings: boolean;
  term: string;
  correctedTerm: string | null;
  /** Words that nothing is called by; what is shown was found without them. */
  missingWords: readonly string[];
  /** What the words mean too but that nothing is like, such as a width; what is shown was found without it. */
  unmetRanges: readonly string[];
};

/** A room in which things of the listing stand together. */
export type ListingRoom = {
  image: { path: string; width: number; height: number; placeholder?: string };
  places: PlaceModel[];
};

/** What a search without results offers instead. */
export type SearchHelp = {
  terms: { title: string; href: string }[];
  categories: { title: string; href: string; picture: ThumbPicture | null }[];
};
