import type { CatalogueTexts } from '../shape/catalogue.ts';
import { categories } from './catalogue/categories.ts';
import { collections, tags } from './catalogue/collections.ts';
import { facets } from './catalogue/facets.ts';
import { colours, woods } from './catalogue/finishes.ts';
import { openingHours } from './catalogue/opening-hours.ts';
import { places, views } from './catalogue/pictures.ts';
import { products, services } from './catalogue/products.ts';
import { spelling } from './catalogue/spelling.ts';

export const en: CatalogueTexts = {
  care: null,
  categories,
  collections,
  colours,
  details: null,
  facets,
  openingHours,
  places,
  products,
  reviews: null,
  services,
  spelling,
  tags,
  views,
  woods,
};
