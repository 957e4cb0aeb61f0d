import type { care } from '../nl/catalogue/care.ts';
import type { categories } from '../nl/catalogue/categories.ts';
import type { collections, tags } from '../nl/catalogue/collections.ts';
import type { details } from '../nl/catalogue/details.ts';
import type { facets } from '../nl/catalogue/facets.ts';
import type { colours, woods } from '../nl/catalogue/finishes.ts';
import type { places, views } from '../nl/catalogue/pictures.ts';
import type { products, services } from '../nl/catalogue/products.ts';
import type { WrittenReviews } from './reviews.ts';

export type CareCode = keyof typeof care;
export type CategoryName = keyof typeof categories;
export type CollectionCode = keyof typeof collections;
export type ColourCode = keyof typeof colours;
export type ProductCode = keyof typeof details;
export type ProductName = keyof typeof products;
export type Room = keyof typeof places;
export type ServiceName = keyof typeof services;
export type TagCode = keyof typeof tags;
export type WoodCode = keyof typeof woods;

/**
 * `phrase` is how the title of a product says it ("Oslo 3-zitsbank, zandkleurig linnen"), `title` how a list of choices
 * does: the phrase with a capital, unless the language has words of its own for that.
 */
export type FinishText = { phrase: string; title?: string };

export type Spelling = {
  /** Joins wood and colour of one product: "eiken met zwart leer". */
  and: string;
  high: (length: string) => string;
  /** A size that is measured at home, up to so much. */
  madeToMeasure: (most: string) => string;
  /** Letters that an address does not simply take the accent off. */
  letters: Readonly<Record<string, string>>;
};

/** Of showrooms: lines of the days on which all keep the same hours, and one of the two for Sunday. */
export type OpeningHours = { week: readonly string[]; sunday: string; noSunday: string };

/** Paragraphs about a product, and a line for each of its materials. */
export type ProductDetails = { description: readonly string[]; materials: readonly string[] };

/** The words of the goods the shop comes with. What there are words for is what the Dutch files name. */
export type CatalogueTexts = {
  /** As details: null until they are written; the site then shows another language's. */
  care: Readonly<Record<CareCode, readonly string[]>> | null;
  categories: typeof categories;
  collections: typeof collections;
  colours: Readonly<Record<ColourCode, FinishText>>;
  details: Readonly<Record<ProductCode, ProductDetails>> | null;
  facets: typeof facets;
  /** Null where no showroom speaks the language. */
  openingHours: OpeningHours | null;
  /** Where a picture was taken: "in een lichte woonkamer". */
  places: typeof places;
  products: typeof products;
  /** Null where nobody has written one. */
  reviews: WrittenReviews | null;
  services: typeof services;
  spelling: Spelling;
  tags: typeof tags;
  views: typeof views;
  woods: Readonly<Record<WoodCode, FinishText>>;
};
