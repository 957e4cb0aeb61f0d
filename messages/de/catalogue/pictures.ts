import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const places: CatalogueTexts['places'] = {
  living: 'in einem hellen Wohnzimmer',
  dining: 'in einem Esszimmer mit Fischgrätparkett',
  bedroom: 'in einem Schlafzimmer mit Wandvertäfelung',
  study: 'in einem Arbeitszimmer',
  reading: 'in einer Leseecke am Fenster',
  lounge: 'in einem warmen Wohnzimmer mit rundem Spiegel',
  family: 'in einem Familienwohnzimmer mit Bücherregal',
  breakfast: 'in einer hellen Essecke',
  formal: 'in einem Esszimmer mit grüner Wandvertäfelung',
  boucle: 'in einem Schlafzimmer in warmen Tönen',
  hall: 'in einer Diele mit Fischgrätparkett',
  media: 'in einem Wohnzimmer mit TV-Lowboard',
  snug: 'in einem kleinen Wohnzimmer',
  cloud: 'in einem Wohnzimmer in sanften Tönen',
  library: 'in einem grünen Wohnzimmer mit Bücherregal',
  guest: 'in einem Gästezimmer mit weißem Schrank',
  suite: 'in einem großen Schlafzimmer mit Nussbaumschrank',
  bistro: 'in einer Essecke mit terrakottafarbenen Wänden',
  salon: 'in einem Esszimmer mit hellgrauer Wandvertäfelung',
  kitchen: 'in einem Esszimmer mit dunkelgrüner Wand',
};

export const views: CatalogueTexts['views'] = {
  main: 'schräg von vorn',
  front: 'von vorn',
  back: 'von hinten',
  above: 'von oben',
  inside: 'mit offenen Türen',
  detail: 'Nahaufnahme',
};
