import { type SearchLanguage, withoutCompounds } from '../shape/search.ts';

export const search: SearchLanguage = {
  ...withoutCompounds,
  config: 'french',
  synonyms: [],
  numbers: {
    below: ['moins de', "jusqu'a", 'jusqu a', 'max', 'sous'],
    above: ['plus de', 'a partir de', 'min'],
    between: ['entre', 'de'],
    and: ['et', 'a', '-'],
    currency: ['euro', 'euros', 'eur'],
    width: ['large', 'largeur', 'long', 'longueur'],
    depth: ['profond', 'profondeur'],
    height: ['haut', 'hauteur'],
  },
};
