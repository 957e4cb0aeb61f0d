import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const places: CatalogueTexts['places'] = {
  living: 'aydınlık bir oturma odasında',
  dining: 'balıksırtı parkeli bir yemek odasında',
  bedroom: 'lambri kaplı bir yatak odasında',
  study: 'bir çalışma odasında',
  reading: 'pencere kenarındaki okuma köşesinde',
  lounge: 'yuvarlak aynalı sıcak bir oturma odasında',
  family: 'kitaplıklı bir aile odasında',
  breakfast: 'aydınlık bir yemek köşesinde',
  formal: 'yeşil lambrili bir yemek odasında',
  boucle: 'sıcak tonlarda bir yatak odasında',
  hall: 'balıksırtı parkeli bir antrede',
  media: 'televizyon üniteli bir oturma odasında',
  snug: 'küçük bir oturma odasında',
  cloud: 'yumuşak tonlarda bir oturma odasında',
  library: 'yeşil duvarlı, kitaplıklı bir oturma odasında',
  guest: 'beyaz dolaplı bir misafir odasında',
  suite: 'ceviz dolaplı geniş bir yatak odasında',
  bistro: 'kiremit rengi duvarlı bir yemek köşesinde',
  salon: 'açık gri lambrili bir yemek odasında',
  kitchen: 'koyu yeşil duvarlı bir yemek odasında',
};

export const views: CatalogueTexts['views'] = {
  main: 'çapraz önden görünüm',
  front: 'önden görünüm',
  back: 'arkadan görünüm',
  above: 'üstten görünüm',
  inside: 'kapakları açık',
  detail: 'yakın çekim',
};
