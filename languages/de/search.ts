import { type SearchLanguage, withoutCompounds } from '../shape/search.ts';

export const search: SearchLanguage = {
  ...withoutCompounds,
  config: 'german',
  synonyms: [],
  numbers: {
    below: ['unter', 'bis', 'max', 'maximal', 'weniger als'],
    above: ['uber', 'ab', 'min', 'mindestens', 'mehr als'],
    between: ['zwischen', 'von'],
    and: ['und', 'bis', '-'],
    currency: ['euro', 'eur'],
    width: ['breit', 'breite', 'lang'],
    depth: ['tief', 'tiefe'],
    height: ['hoch', 'hohe'],
  },
};
