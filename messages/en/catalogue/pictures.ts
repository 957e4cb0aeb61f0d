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
  snug: 'in a small living room',
  cloud: 'in a living room in soft shades',
  library: 'in a green sitting room with a bookcase',
  guest: 'in a guest room with a white wardrobe',
  suite: 'in a large bedroom with a walnut wardrobe',
  bistro: 'in a dining corner with terracotta walls',
  salon: 'in a dining room with pale grey panelling',
  kitchen: 'in a dining room with a dark green wall',
};

export const views: CatalogueTexts['views'] = {
  main: 'seen at an angle',
  front: 'seen from the front',
  back: 'seen from behind',
  above: 'seen from above',
  inside: 'with its doors open',
  detail: 'close up',
};
