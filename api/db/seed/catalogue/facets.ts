import type { CatalogueTexts } from '../../../../messages/shape/catalogue.ts';
import type { ValueFacetCode } from '../../../contract/facets.ts';
import { entriesOf } from './entries-of.ts';
import { type Named, named } from './named.ts';

type FacetTexts = CatalogueTexts['facets'];
type ValueOf<F extends keyof FacetTexts> = keyof FacetTexts[F];
export type ColourFamily = ValueOf<'colour'>;
export type MaterialCode = ValueOf<'material'>;
export type StyleCode = ValueOf<'style'>;
export type FeatureCode = ValueOf<'feature'>;

/** @param codes the numbers of the values in the column of `product_facet` */
function list<V extends string>(
  codes: Readonly<Record<V, number>>,
  titlesOf: (texts: FacetTexts) => Readonly<Record<V, string>>,
): { value: V; code: number; title: Named }[] {
  return entriesOf(codes).map(([value, code]) => ({
    value,
    code,
    title: named(({ facets }) => titlesOf(facets)[value]),
  }));
}

/** Bits of `product_facet.colour_mask`. Colours and woods name one of these as their family. */
export const colourFacet = list<ColourFamily>(
  {
    white: 0,
    cream: 1,
    beige: 2,
    grey: 3,
    black: 4,
    brown: 5,
    natural: 6,
    green: 7,
    blue: 8,
    terracotta: 9,
    yellow: 10,
    gold: 11,
    silver: 12,
  },
  (texts) => texts.colour,
);

const swatches: Readonly<Record<ColourFamily, string>> = {
  white: '#f2efe9',
  cream: '#e6dccb',
  beige: '#c9bca6',
  grey: '#8d8c89',
  black: '#1b1a19',
  brown: '#7d4b2d',
  natural: '#c49d6c',
  green: '#5c7360',
  blue: '#465b76',
  terracotta: '#a5563c',
  yellow: '#b58637',
  gold: '#b8975a',
  silver: '#b9bcbf',
};

/** Bits of `product_facet.material_mask`. */
export const materialFacet = list<MaterialCode>(
  {
    oak: 0,
    walnut: 1,
    ash: 2,
    lacquer: 3,
    linen: 4,
    weave: 5,
    boucle: 6,
    velvet: 7,
    chenille: 8,
    leather: 9,
    wool: 10,
    metal: 11,
    brass: 12,
    marble: 13,
    travertine: 14,
    ceramic: 15,
    concrete: 16,
    rattan: 17,
    seagrass: 18,
    paper: 19,
    glass: 20,
    plastic: 21,
  },
  (texts) => texts.material,
);

/** Each keeps its place: its number is a bit of `product_facet.bed_size_mask`. */
const bedWidthsCm = [80, 90, 100, 120, 140, 160, 180, 200];

const facets: Readonly<Record<ValueFacetCode, readonly { value: string; code: number; title: Named }[]>> = {
  colour: colourFacet.map((row) => ({ ...row, swatch: swatches[row.value] })),
  material: materialFacet,
  /** `product_facet.style_id`; `products.style` holds the value. */
  style: list<StyleCode>(
    { scandinavian: 1, modern: 2, japandi: 3, country: 4, industrial: 5, 'mid-century': 6, classic: 7 },
    (texts) => texts.style,
  ),
  /** `product_facet.rating_band`: 4 from 4.5 stars, 3 from 4, 2 from 3, 1 below 3, 0 without reviews. */
  rating: list<ValueOf<'rating'>>(
    { none: 0, 'below-3': 1, 'from-3': 2, 'from-4': 3, top: 4 },
    (texts) => texts.rating,
  ),
  /** `product_facet.delivery_band`, by the last promised working day of the default variant: 1 to 5, 2 to 10, 3 to 20, 4 to 40, 5 longer. */
  delivery: list<ValueOf<'delivery'>>(
    { 'days-5': 1, 'days-10': 2, 'days-20': 3, 'days-40': 4, longer: 5 },
    (texts) => texts.delivery,
  ),
  /** Bit numbers of `product_facet.offer_mask`: 0 sale (1), 1 new (2), 2 express (4), 3 in a showroom (8). */
  offer: list<ValueOf<'offer'>>({ sale: 0, new: 1, express: 2, showroom: 3 }, (texts) => texts.offer),
  bedSize: bedWidthsCm.map((width, code) => ({
    value: String(width),
    code,
    title: named(() => `${width} cm`),
  })),
  firmness: list<ValueOf<'firmness'>>(
    { 'very-soft': 1, soft: 2, medium: 3, firm: 4, 'very-firm': 5 },
    (texts) => texts.firmness,
  ),
  /** Bits of `product_facet.feature_mask`. */
  feature: list<FeatureCode>(
    {
      'removable-cover': 0,
      'washable-cover': 1,
      'no-assembly': 2,
      dimmable: 3,
      'with-plug': 4,
      'underfloor-heating': 5,
    },
    (texts) => texts.feature,
  ),
};

export const facetRows = Object.entries(facets).flatMap(([facet, values]) =>
  values.map((row) => ({ facet, swatch: null, ...row })),
);
