import type { SearchLanguage } from '../shape/search.ts';
import { imperialInCentimetres } from './lengths.ts';

/** Words that mean the same to a shopper. Several words in one entry must all occur. */
const synonyms = [
  ['sofa', 'couch', 'settee'],
  ['corner', 'sectional', 'l', 'shaped'],
  ['chaise', 'longue', 'lounger'],
  ['2', 'two'],
  ['3', 'three'],
  ['seater', 'seat'],
  ['armchair', 'lounge chair', 'recliner'],
  ['lounge', 'accent', 'easy', 'occasional', 'armchair'],
  ['shell', 'tub', 'bucket'],
  ['spindle', 'windsor', 'stickback'],
  ['wardrobe', 'closet', 'armoire'],
  ['sideboard', 'credenza', 'buffet', 'dresser', 'cabinet', 'chest'],
  ['unit', 'stand', 'cabinet'],
  ['tv', 'television', 'telly', 'media'],
  ['bookcase', 'bookshelf', 'shelf', 'shelving'],
  ['nightstand', 'bedside table'],
  ['bedside', 'cabinet', 'night'],
  ['side', 'end', 'occasional'],
  ['coffee', 'sofa table'],
  ['dining', 'kitchen'],
  ['bed', 'bedstead', 'bedframe', 'divan'],
  ['super', '180'],
  ['king', '160', '180'],
  ['double', '140'],
  ['desk', 'bureau', 'workstation'],
  ['stool', 'footstool', 'pouffe', 'pouf'],
  ['rug', 'carpet', 'mat'],
  ['lamp', 'light'],
  ['floor', 'standard', 'standing', 'reading'],
  ['pendant', 'ceiling', 'hanging', 'lampshade', 'chandelier'],
  ['artificial', 'fake', 'faux', 'silk'],
  ['plant', 'tree', 'houseplant'],
  ['basket', 'hamper'],
  ['leather', 'hide'],
  ['velvet', 'velour', 'plush'],
  ['boucle', 'teddy', 'sherpa'],
  ['rattan', 'wicker', 'cane'],
  ['steel', 'metal', 'iron'],
  ['brass', 'gold', 'golden'],
  ['wool', 'woollen', 'woolen'],
  ['grey', 'gray', 'charcoal', 'anthracite'],
  ['beige', 'sand', 'taupe', 'oatmeal', 'oat', 'natural'],
  ['cream', 'ivory', 'ecru'],
  ['ochre', 'mustard', 'yellow'],
  ['terracotta', 'rust', 'orange'],
  ['cognac', 'tan'],
  ['scandinavian', 'scandi', 'nordic', 'danish'],
  ['country', 'farmhouse', 'cottage', 'rustic'],
  ['mid century', 'midcentury', 'retro'],
];

/** Of what is written together in one word and, by others, in two: `book case`, `arm chair`. */
const parts = ['arm', 'book', 'case', 'chair', 'foot', 'grass', 'sea', 'shelf', 'stool'];

const emptyWords =
  'a an and back best big buy cheap dark for good in large long nice of on online quality size sized small style the uk with';

/** What numbers count that are neither prices nor lengths. */
const counted =
  'kg kilo w watt lm lumen mm l litres % drawer drawers door doors shelf shelves tier years year piece ' +
  'pieces pcs days weeks colours';

export const search: SearchLanguage = {
  config: 'english',
  parts: new Set(parts),
  changedStems: new Map([
    ['shelves', 'shelf'],
    ['bookshelves', 'bookshelf'],
  ]),
  endings: ['', 's', 'es'],
  linkingLetters: [''],
  synonyms,
  emptyWords: new Set(emptyWords.split(' ')),
  unsold: new Map([
    ['mattress', 'bed'],
    ['mattresses', 'bed'],
    ['topper', 'bed'],
    ['ottoman', 'stool'],
    ['sofabed', 'sofa'],
    ['sofabeds', 'sofa'],
    ['cushion', ''],
    ['cushions', ''],
    ['curtain', ''],
    ['curtains', ''],
    ['duvet', ''],
    ['duvets', ''],
    ['coat', ''],
    ['rack', ''],
  ]),
  numbers: {
    thousands: ',',
    decimals: String.raw`\.`,
    inCentimetres: imperialInCentimetres,
    below: [
      'under',
      'below',
      'up to',
      'max',
      'maximum',
      'at most',
      'less than',
      'cheaper than',
      'no more than',
    ],
    above: ['over', 'above', 'from', 'min', 'minimum', 'at least', 'more than'],
    between: ['between', 'from'],
    and: ['and', 'to', '-', '–'],
    currency: ['pound', 'pounds', 'quid', 'gbp'],
    persons: ['people', 'persons', 'person', 'seats', 'seater', 'guests'],
    counted: counted.split(' '),
    width: ['wide', 'width', 'long', 'across'],
    depth: ['deep', 'depth'],
    height: ['high', 'tall', 'height'],
  },
};
