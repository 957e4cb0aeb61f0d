import type { ValueFacetCode } from '../../../contract/facets.ts';
import { type Named, named } from './named.ts';

type FacetValue = { value: string; code: number; title: Named; swatch?: string };

function list<V extends string>(first: number, rows: readonly (readonly [V, Named, string?])[]) {
  return rows.map(([value, title, swatch], index) => ({ value, code: first + index, title, swatch }));
}

/** Bits of `product_facet.colour_mask`. Colours and woods name one of these as their family. */
export const colourFacet = list(0, [
  ['white', named('Wit', 'White', 'Weiß', 'Blanc', 'Bílá', 'Beyaz'), '#f2efe9'],
  ['cream', named('Crème', 'Cream', 'Creme', 'Crème', 'Krémová', 'Krem'), '#e6dccb'],
  ['beige', named('Beige', 'Beige', 'Beige', 'Beige', 'Béžová', 'Bej'), '#c9bca6'],
  ['grey', named('Grijs', 'Grey', 'Grau', 'Gris', 'Šedá', 'Gri'), '#8d8c89'],
  ['black', named('Zwart', 'Black', 'Schwarz', 'Noir', 'Černá', 'Siyah'), '#1b1a19'],
  ['brown', named('Bruin', 'Brown', 'Braun', 'Marron', 'Hnědá', 'Kahverengi'), '#7d4b2d'],
  [
    'natural',
    named('Naturel hout', 'Natural wood', 'Naturholz', 'Bois naturel', 'Přírodní dřevo', 'Doğal ahşap'),
    '#c49d6c',
  ],
  ['green', named('Groen', 'Green', 'Grün', 'Vert', 'Zelená', 'Yeşil'), '#5c7360'],
  ['blue', named('Blauw', 'Blue', 'Blau', 'Bleu', 'Modrá', 'Mavi'), '#465b76'],
  [
    'terracotta',
    named('Terracotta', 'Terracotta', 'Terrakotta', 'Terracotta', 'Terakotová', 'Kiremit'),
    '#a5563c',
  ],
  ['yellow', named('Oker', 'Ochre', 'Ocker', 'Ocre', 'Okrová', 'Hardal'), '#b58637'],
  ['gold', named('Goud', 'Gold', 'Gold', 'Doré', 'Zlatá', 'Altın'), '#b8975a'],
  ['silver', named('Zilver', 'Silver', 'Silber', 'Argenté', 'Stříbrná', 'Gümüş'), '#b9bcbf'],
] as const);
export type ColourFamily = (typeof colourFacet)[number]['value'];

/** Bits of `product_facet.material_mask`. */
export const materialFacet = list(0, [
  ['oak', named('Eiken', 'Oak', 'Eiche', 'Chêne', 'Dub', 'Meşe')],
  ['walnut', named('Walnoot', 'Walnut', 'Nussbaum', 'Noyer', 'Ořech', 'Ceviz')],
  ['ash', named('Essen', 'Ash', 'Esche', 'Frêne', 'Jasan', 'Dişbudak')],
  [
    'lacquer',
    named('Gelakt hout', 'Lacquered wood', 'Lackiertes Holz', 'Bois laqué', 'Lakované dřevo', 'Lake ahşap'),
  ],
  ['linen', named('Linnen', 'Linen', 'Leinen', 'Lin', 'Len', 'Keten')],
  ['weave', named('Weefstof', 'Woven fabric', 'Webstoff', 'Tissu', 'Tkanina', 'Dokuma kumaş')],
  ['boucle', named('Bouclé', 'Bouclé', 'Bouclé', 'Bouclette', 'Buklé', 'Buklet')],
  ['velvet', named('Velvet', 'Velvet', 'Samt', 'Velours', 'Samet', 'Kadife')],
  ['chenille', named('Chenille', 'Chenille', 'Chenille', 'Chenille', 'Žinylka', 'Şönil')],
  ['leather', named('Leer', 'Leather', 'Leder', 'Cuir', 'Kůže', 'Deri')],
  ['wool', named('Wol', 'Wool', 'Wolle', 'Laine', 'Vlna', 'Yün')],
  ['metal', named('Staal', 'Steel', 'Stahl', 'Acier', 'Ocel', 'Çelik')],
  ['brass', named('Messing', 'Brass', 'Messing', 'Laiton', 'Mosaz', 'Pirinç')],
  ['marble', named('Marmer', 'Marble', 'Marmor', 'Marbre', 'Mramor', 'Mermer')],
  ['travertine', named('Travertin', 'Travertine', 'Travertin', 'Travertin', 'Travertin', 'Traverten')],
  ['ceramic', named('Keramiek', 'Ceramic', 'Keramik', 'Céramique', 'Keramika', 'Seramik')],
  ['concrete', named('Beton', 'Concrete', 'Beton', 'Béton', 'Beton', 'Beton')],
  ['rattan', named('Rotan', 'Rattan', 'Rattan', 'Rotin', 'Ratan', 'Rattan')],
  ['seagrass', named('Zeegras', 'Seagrass', 'Seegras', 'Jonc de mer', 'Mořská tráva', 'Deniz otu')],
  ['paper', named('Papier', 'Paper', 'Papier', 'Papier', 'Papír', 'Kâğıt')],
  ['glass', named('Glas', 'Glass', 'Glas', 'Verre', 'Sklo', 'Cam')],
  ['plastic', named('Kunststof', 'Plastic', 'Kunststoff', 'Plastique', 'Plast', 'Plastik')],
] as const);
export type MaterialCode = (typeof materialFacet)[number]['value'];

/** `product_facet.style_id`; `products.style` holds the value. */
const styleFacet = list(1, [
  [
    'scandinavian',
    named('Scandinavisch', 'Scandinavian', 'Skandinavisch', 'Scandinave', 'Skandinávský', 'İskandinav'),
  ],
  ['modern', named('Modern', 'Modern', 'Modern', 'Moderne', 'Moderní', 'Modern')],
  ['japandi', named('Japandi', 'Japandi', 'Japandi', 'Japandi', 'Japandi', 'Japandi')],
  ['country', named('Landelijk', 'Country', 'Landhaus', 'Campagne', 'Venkovský', 'Rustik')],
  [
    'industrial',
    named('Industrieel', 'Industrial', 'Industriell', 'Industriel', 'Industriální', 'Endüstriyel'),
  ],
  [
    'mid-century',
    named('Mid-century', 'Mid-century', 'Mid-Century', 'Mid-century', 'Mid-century', 'Mid-century'),
  ],
  ['classic', named('Klassiek', 'Classic', 'Klassisch', 'Classique', 'Klasický', 'Klasik')],
] as const);
export type StyleCode = (typeof styleFacet)[number]['value'];

/** `product_facet.rating_band`: 4 from 4.5 stars, 3 from 4, 2 from 3, 1 below 3, 0 without reviews. */
const ratingFacet = list(0, [
  [
    'none',
    named(
      'Nog niet beoordeeld',
      'Not rated yet',
      'Noch nicht bewertet',
      'Pas encore évalué',
      'Zatím bez hodnocení',
      'Henüz değerlendirilmedi',
    ),
  ],
  [
    'below-3',
    named(
      'Minder dan 3 sterren',
      'Below 3 stars',
      'Unter 3 Sternen',
      'Moins de 3 étoiles',
      'Méně než 3 hvězdičky',
      '3 yıldızın altı',
    ),
  ],
  [
    'from-3',
    named(
      '3 tot 4 sterren',
      '3 to 4 stars',
      '3 bis 4 Sterne',
      '3 à 4 étoiles',
      '3 až 4 hvězdičky',
      '3–4 yıldız',
    ),
  ],
  [
    'from-4',
    named(
      '4 tot 4,5 ster',
      '4 to 4.5 stars',
      '4 bis 4,5 Sterne',
      '4 à 4,5 étoiles',
      '4 až 4,5 hvězdičky',
      '4–4,5 yıldız',
    ),
  ],
  [
    'top',
    named(
      '4,5 ster en hoger',
      '4.5 stars and up',
      '4,5 Sterne und mehr',
      '4,5 étoiles et plus',
      '4,5 hvězdičky a více',
      '4,5 yıldız ve üzeri',
    ),
  ],
] as const);

/** `product_facet.delivery_band`, by the working days of the default variant: 1 to 5, 2 to 10, 3 to 20, 4 to 40, 5 longer. */
const deliveryFacet = list(1, [
  [
    'days-5',
    named(
      'Binnen 5 werkdagen',
      'Within 5 working days',
      'Innerhalb von 5 Werktagen',
      'Sous 5 jours ouvrables',
      'Do 5 pracovních dnů',
      '5 iş günü içinde',
    ),
  ],
  [
    'days-10',
    named(
      '6 tot 10 werkdagen',
      '6 to 10 working days',
      '6 bis 10 Werktage',
      '6 à 10 jours ouvrables',
      '6 až 10 pracovních dnů',
      '6–10 iş günü',
    ),
  ],
  [
    'days-20',
    named(
      '11 tot 20 werkdagen',
      '11 to 20 working days',
      '11 bis 20 Werktage',
      '11 à 20 jours ouvrables',
      '11 až 20 pracovních dnů',
      '11–20 iş günü',
    ),
  ],
  [
    'days-40',
    named(
      '21 tot 40 werkdagen',
      '21 to 40 working days',
      '21 bis 40 Werktage',
      '21 à 40 jours ouvrables',
      '21 až 40 pracovních dnů',
      '21–40 iş günü',
    ),
  ],
  [
    'longer',
    named(
      'Langer dan 40 werkdagen',
      'More than 40 working days',
      'Mehr als 40 Werktage',
      'Plus de 40 jours ouvrables',
      'Více než 40 pracovních dnů',
      '40 iş gününden uzun',
    ),
  ],
] as const);

/** Bit numbers of `product_facet.offer_mask`: 0 sale (1), 1 new (2), 2 express (4), 3 in a showroom (8). */
const offerFacet = list(0, [
  ['sale', named('Aanbieding', 'On sale', 'Im Angebot', 'En promotion', 'Ve slevě', 'İndirimde')],
  ['new', named('Nieuw', 'New', 'Neu', 'Nouveau', 'Novinka', 'Yeni')],
  [
    'express',
    named(
      'Snel in huis',
      'Express delivery',
      'Schnell bei Ihnen',
      'Livraison express',
      'Rychlé dodání',
      'Hızlı teslimat',
    ),
  ],
  [
    'showroom',
    named(
      'Te zien in een showroom',
      'In a showroom',
      'Im Showroom zu sehen',
      'À voir en showroom',
      'K vidění v showroomu',
      'Showroomda görülebilir',
    ),
  ],
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
