import type { CatalogueTexts } from '../shape/catalogue.ts';
import { care } from './catalogue/care.ts';
import { categories } from './catalogue/categories.ts';
import { collections, tags } from './catalogue/collections.ts';
import { details } from './catalogue/details.ts';
import { facets } from './catalogue/facets.ts';
import { colours, woods } from './catalogue/finishes.ts';
import { openingHours } from './catalogue/opening-hours.ts';
import { places, views } from './catalogue/pictures.ts';
import { products, services } from './catalogue/products.ts';
import { reviews } from './catalogue/reviews.ts';
import { spelling } from './catalogue/spelling.ts';

export const tr: CatalogueTexts = {
  care,
  categories,
  collections,
  colours,
  details,
  facets,
  openingHours,
  places,
  products,
  reviews,
  services,
  spelling,
  tags,
  views,
  woods,
};
