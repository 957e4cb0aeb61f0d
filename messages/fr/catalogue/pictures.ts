import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const places: CatalogueTexts['places'] = {
  living: 'dans un salon lumineux',
  dining: 'dans une salle à manger au parquet à bâtons rompus',
  bedroom: 'dans une chambre aux murs lambrissés',
  study: 'dans un bureau',
  reading: 'dans un coin lecture près de la fenêtre',
  lounge: 'dans un salon chaleureux au miroir rond',
  family: 'dans un séjour familial avec une bibliothèque',
  breakfast: 'dans un coin repas lumineux',
  formal: 'dans une salle à manger aux lambris verts',
  boucle: 'dans une chambre aux tons chauds',
  hall: 'dans une entrée au parquet à bâtons rompus',
  media: 'dans un salon avec un meuble télé',
  snug: 'dans un petit salon',
  cloud: 'dans un salon aux tons doux',
  library: 'dans un salon aux murs verts avec une bibliothèque',
  guest: 'dans une chambre d’amis avec une armoire blanche',
  suite: 'dans une grande chambre avec une armoire en noyer',
  bistro: 'dans un coin repas aux murs couleur terre cuite',
  salon: 'dans une salle à manger aux lambris gris clair',
  kitchen: 'dans une salle à manger au mur vert foncé',
};

export const views: CatalogueTexts['views'] = {
  main: 'vue de trois quarts',
  front: 'vue de face',
  back: 'vue de dos',
  above: 'vue de dessus',
  inside: 'portes ouvertes',
  detail: 'gros plan',
};
