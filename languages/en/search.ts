import { type SearchLanguage, withoutCompounds } from '../shape/search.ts';

export const search: SearchLanguage = {
  ...withoutCompounds,
  config: 'english',
  synonyms: [
    ['sofa', 'couch', 'settee'],
    ['rug', 'carpet'],
    ['wardrobe', 'closet'],
    ['nightstand', 'bedside table'],
    ['bookcase', 'bookshelf'],
  ],
  numbers: {
    below: ['under', 'below', 'up to', 'max', 'less than', 'cheaper than'],
    above: ['over', 'above', 'from', 'min', 'more than'],
    between: ['between'],
    and: ['and', 'to', '-'],
    currency: ['euro', 'euros', 'eur', 'pound', 'pounds', 'gbp'],
    width: ['wide', 'width', 'long'],
    depth: ['deep', 'depth'],
    height: ['high', 'tall', 'height'],
  },
};
