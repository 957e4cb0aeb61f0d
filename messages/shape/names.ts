import type { OptionCode } from '../../api/contract/catalogue.ts';
import type { FacetCode } from '../../api/contract/facets.ts';

/** Names that belong to the listing itself and to no record of the catalogue. */
export type ListingTexts = {
  facets: Record<FacetCode, string>;
  newest: string;
  express: string;
  showroom: string;
  allProducts: string;
  searched: (term: string) => string;
};

/** Names of the options a shopper chooses from. */
export type OptionNames = Readonly<Record<OptionCode, string>>;

/** Payment methods that are no brands: those have one name everywhere. */
export type NamedMethod = 'card' | 'pay-later' | 'bnpl' | 'wire' | 'gift-card';
export type MethodNames = Readonly<Record<NamedMethod, string>>;
