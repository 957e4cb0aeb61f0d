import { type SearchLanguage, withoutCompounds } from '../shape/search.ts';

export const search: SearchLanguage = {
  ...withoutCompounds,
  config: 'turkish',
  synonyms: [],
  numbers: {
    below: ['en fazla', 'max', 'en cok'],
    above: ['en az', 'min'],
    between: ['arasi'],
    and: ['ile', '-'],
    currency: ['tl', 'try', 'lira'],
    width: ['genis', 'genislik', 'uzun'],
    depth: ['derin', 'derinlik'],
    height: ['yuksek', 'yukseklik'],
  },
};
