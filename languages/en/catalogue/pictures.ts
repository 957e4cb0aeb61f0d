import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const places: CatalogueTexts['places'] = {
  living: 'in a bright living room',
  dining: 'in a dining room with a herringbone floor',
  bedroom: 'in a panelled bedroom',
  study: 'in a study',
  reading: 'in a reading corner by the window',
  lounge: 'in a cosy sitting room with a round mirror',
  family: 'in a family room with a bookcase',
  breakfast: 'in a bright breakfast room',
  formal: 'in a dining room with green panelling',
  boucle: 'in a bedroom in warm shades',
  hall: 'in a hall with a herringbone floor',
  media: 'in a living room with a TV unit',
};

export const views: CatalogueTexts['views'] = {
  main: 'seen at an angle',
  front: 'seen from the front',
  above: 'seen from above',
  detail: 'close up',
};
