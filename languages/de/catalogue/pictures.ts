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
  media: 'in einem Wohnzimmer mit TV-Möbel',
};

export const views: CatalogueTexts['views'] = {
  main: 'schräg von vorn',
  front: 'von vorn',
  above: 'von oben',
  detail: 'Nahaufnahme',
};
