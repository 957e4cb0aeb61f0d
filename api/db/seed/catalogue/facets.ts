import type { ValueFacetCode } from '../../../contract/listing-query.ts';
import { type Named, named } from './named.ts';

type FacetValue = { value: string; code: number; title: Named; swatch?: string };

function list<V extends string>(first: number, rows: readonly (readonly [V, string, string, string?])[]) {
  return rows.map(([value, nl, en, swatch], index) => ({
    value,
    code: first + index,
    title: named(nl, en),
    swatch,
  }));
}

/** Bits of `product_facet.colour_mask`. Colours and woods name one of these as their family. */
export const colourFacet = list(0, [
  ['white', 'Wit', 'White', '#f2efe9'],
  ['cream', 'Crème', 'Cream', '#e6dccb'],
  ['beige', 'Beige', 'Beige', '#c9bca6'],
  ['grey', 'Grijs', 'Grey', '#8d8c89'],
  ['black', 'Zwart', 'Black', '#1b1a19'],
  ['brown', 'Bruin', 'Brown', '#7d4b2d'],
  ['natural', 'Naturel hout', 'Natural wood', '#c49d6c'],
  ['green', 'Groen', 'Green', '#5c7360'],
  ['blue', 'Blauw', 'Blue', '#465b76'],
  ['terracotta', 'Terracotta', 'Terracotta', '#a5563c'],
  ['yellow', 'Oker', 'Ochre', '#b58637'],
  ['gold', 'Goud', 'Gold', '#b8975a'],
  ['silver', 'Zilver', 'Silver', '#b9bcbf'],
] as const);
export type ColourFamily = (typeof colourFacet)[number]['value'];

/** Bits of `product_facet.material_mask`. */
export const materialFacet = list(0, [
  ['oak', 'Eiken', 'Oak'],
  ['walnut', 'Walnoot', 'Walnut'],
  ['ash', 'Essen', 'Ash'],
  ['lacquer', 'Gelakt hout', 'Lacquered wood'],
  ['linen', 'Linnen', 'Linen'],
  ['weave', 'Weefstof', 'Woven fabric'],
  ['boucle', 'Bouclé', 'Bouclé'],
  ['velvet', 'Velvet', 'Velvet'],
  ['chenille', 'Chenille', 'Chenille'],
  ['leather', 'Leer', 'Leather'],
  ['wool', 'Wol', 'Wool'],
  ['metal', 'Staal', 'Steel'],
  ['brass', 'Messing', 'Brass'],
  ['marble', 'Marmer', 'Marble'],
  ['travertine', 'Travertin', 'Travertine'],
  ['ceramic', 'Keramiek', 'Ceramic'],
  ['concrete', 'Beton', 'Concrete'],
  ['rattan', 'Rotan', 'Rattan'],
  ['seagrass', 'Zeegras', 'Seagrass'],
  ['paper', 'Papier', 'Paper'],
  ['glass', 'Glas', 'Glass'],
  ['plastic', 'Kunststof', 'Plastic'],
] as const);
export type MaterialCode = (typeof materialFacet)[number]['value'];

/** `product_facet.style_id`; `products.style` holds the value. */
const styleFacet = list(1, [
  ['scandinavian', 'Scandinavisch', 'Scandinavian'],
  ['modern', 'Modern', 'Modern'],
  ['japandi', 'Japandi', 'Japandi'],
  ['country', 'Landelijk', 'Country'],
  ['industrial', 'Industrieel', 'Industrial'],
  ['mid-century', 'Mid-century', 'Mid-century'],
  ['classic', 'Klassiek', 'Classic'],
] as const);
export type StyleCode = (typeof styleFacet)[number]['value'];

/** `product_facet.rating_band`: 4 from 4.5 stars, 3 from 4, 2 from 3, 1 below 3, 0 without reviews. */
const ratingFacet = list(0, [
  ['none', 'Nog niet beoordeeld', 'Not rated yet'],
  ['below-3', 'Minder dan 3 sterren', 'Below 3 stars'],
  ['from-3', '3 tot 4 sterren', '3 to 4 stars'],
  ['from-4', '4 tot 4,5 ster', '4 to 4.5 stars'],
  ['top', '4,5 ster en hoger', '4.5 stars and up'],
] as const);

/** `product_facet.delivery_band`, by the working days of the default variant: 1 to 5, 2 to 10, 3 to 20, 4 to 40, 5 longer. */
const deliveryFacet = list(1, [
  ['days-5', 'Binnen 5 werkdagen', 'Within 5 working days'],
  ['days-10', '6 tot 10 werkdagen', '6 to 10 working days'],
  ['days-20', '11 tot 20 werkdagen', '11 to 20 working days'],
  ['days-40', '21 tot 40 werkdagen', '21 to 40 working days'],
  ['longer', 'Langer dan 40 werkdagen', 'More than 40 working days'],
] as const);

/** Bit numbers of `product_facet.offer_mask`: 0 sale (1), 1 new (2), 2 express (4), 3 in a showroom (8). */
const offerFacet = list(0, [
  ['sale', 'Aanbieding', 'On sale'],
  ['new', 'Nieuw', 'New'],
  ['express', 'Snel geleverd', 'Express delivery'],
  ['showroom', 'Te zien in een showroom', 'In a showroom'],
] as const);

const facets: Readonly<Record<ValueFacetCode, readonly FacetValue[]>> = {
  colour: colourFacet,
  material: materialFacet,
  style: styleFacet,
  rating: ratingFacet,
  delivery: deliveryFacet,
  offer: offerFacet,
};

export const facetRows = Object.entries(facets).flatMap(([facet, values]) =>
  values.map(({ value, code, title, swatch }) => ({ facet, value, code, title, swatch: swatch ?? null })),
);
