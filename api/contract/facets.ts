/** Units of a range in addresses and answers: whole units of the site's currency, of length or of weight; or a number of people. */
export const rangeUnits = ['currency', 'cm', 'kg', 'count'] as const;
export type RangeUnit = (typeof rangeUnits)[number];

type FacetDeclaration = {
  /** Place among the facets shown, smallest first: the order in which a shopper narrows down furniture. */
  shownAt: number;
  /** Whether a product may have several values: colours, or the sizes it comes in. */
  isMultiple: boolean;
} & ({ kind: 'values' } | { kind: 'range'; unit: RangeUnit });

/**
 * Every facet, in the order in which addresses name them. A new one needs its line here; what else it needs, the compiler
 * asks for: a column in `db/schema/facets.ts` (with a migration), what fills it (`modules/listing/facet-row.ts`), its
 * values in the seed, and its name in each language.
 */
export const facets = {
  colour: { kind: 'values', isMultiple: true, shownAt: 20 },
  material: { kind: 'values', isMultiple: true, shownAt: 30 },
  style: { kind: 'values', isMultiple: false, shownAt: 70 },
  rating: { kind: 'values', isMultiple: false, shownAt: 90 },
  delivery: { kind: 'values', isMultiple: false, shownAt: 80 },
  offer: { kind: 'values', isMultiple: true, shownAt: 100 },
  bedSize: { kind: 'values', isMultiple: true, shownAt: 34 },
  firmness: { kind: 'values', isMultiple: false, shownAt: 62 },
  feature: { kind: 'values', isMultiple: true, shownAt: 64 },
  price: { kind: 'range', unit: 'currency', isMultiple: false, shownAt: 10 },
  width: { kind: 'range', unit: 'cm', isMultiple: true, shownAt: 40 },
  depth: { kind: 'range', unit: 'cm', isMultiple: true, shownAt: 50 },
  height: { kind: 'range', unit: 'cm', isMultiple: true, shownAt: 60 },
  persons: { kind: 'range', unit: 'count', isMultiple: false, shownAt: 36 },
  seatDepth: { kind: 'range', unit: 'cm', isMultiple: false, shownAt: 44 },
  seatHeight: { kind: 'range', unit: 'cm', isMultiple: false, shownAt: 46 },
  shelfLoad: { kind: 'range', unit: 'kg', isMultiple: false, shownAt: 66 },
} as const satisfies Record<string, FacetDeclaration>;

type Facets = typeof facets;
export type FacetCode = keyof Facets;
type OfKind<K extends FacetDeclaration['kind']> = {
  [C in FacetCode]: Facets[C]['kind'] extends K ? C : never;
}[FacetCode];
export type ValueFacetCode = OfKind<'values'>;
export type RangeFacetCode = OfKind<'range'>;

const isFacet = (code: string): code is FacetCode => Object.hasOwn(facets, code);
export const isValueFacet = (code: string): code is ValueFacetCode =>
  isFacet(code) && facets[code].kind === 'values';
export const isRangeFacet = (code: string): code is RangeFacetCode =>
  isFacet(code) && facets[code].kind === 'range';

export const facetCodes = Object.keys(facets).filter(isFacet);
export const valueFacetCodes = facetCodes.filter(isValueFacet);
export const rangeFacetCodes = facetCodes.filter(isRangeFacet);
