import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const collections: CatalogueTexts['collections'] = {
  linden: {
    title: 'Collection Linden',
    intro: 'Nos propres créations, dessinées à Utrecht et fabriquées dans des ateliers que nous connaissons.',
  },
  autumn: {
    title: 'Un intérieur chaleureux',
    intro: 'Rouille, ocre et moka, avec des lampes qu’on allume tôt.',
  },
  'light-summer': {
    title: 'Été lumineux',
    intro: 'Rotin, lin et chêne huilé blanc pour des pièces aux fenêtres ouvertes.',
  },
  japandi: {
    title: 'Sérénité Japandi',
    intro: 'Des meubles bas, des couleurs calmes et du bois apparent.',
  },
  'mid-century': {
    title: 'Mid-century en noyer',
    intro: 'Noyer, cuir et laiton, avec les lignes des années cinquante.',
  },
  'home-office': {
    title: 'Travailler chez soi',
    intro: 'Un bureau, une chaise, une lampe et une étagère qui tiennent ensemble dans un coin.',
  },
  boucle: {
    title: 'Bouclette toute douce',
    intro: 'Laineuse, claire et douce au toucher.',
  },
  dinner: {
    title: 'Longues tablées',
    intro: 'De grandes tables, et des chaises où l’on tient jusqu’après le café.',
  },
};

export const tags: CatalogueTexts['tags'] = {
  'solid-wood': {
    title: 'Bois massif',
    intro: 'Plateau, structure ou pieds en bois massif, que l’on peut poncer et traiter à nouveau.',
  },
  'free-installation': {
    title: 'Montage gratuit',
    intro: 'Nos livreurs montent ces meubles chez vous et reprennent les emballages.',
  },
  'made-to-measure': {
    title: 'Disponible sur mesure',
    intro: 'Aussi réalisable dans d’autres dimensions. Le sur-mesure n’est ni repris ni échangé.',
  },
  quick: {
    title: 'Livraison rapide',
    intro: 'En stock dans notre entrepôt et chez vous en quelques jours ouvrables.',
  },
  'no-promotion': {
    title: 'Hors promotion',
    intro: 'Ces produits sont exclus des remises et des codes de réduction.',
  },
  'washable-cover': {
    title: 'Housse amovible',
    intro: 'Les housses des coussins s’enlèvent et se nettoient.',
  },
  handmade: {
    title: 'Fait main',
    intro: 'Tressé, tissé, tourné ou coulé : aucune pièce n’est tout à fait pareille.',
  },
  compact: {
    title: 'Petits espaces',
    intro: 'Des meubles qui prennent peu de place et rangent beaucoup.',
  },
  natural: {
    title: 'Matières naturelles',
    intro: 'Bois, laine, lin, pierre et rotin, sans plastique apparent.',
  },
  pets: {
    title: 'Adapté aux animaux',
    intro: 'Des tissus serrés où les griffes n’accrochent pas et qui se nettoient d’un coup de chiffon.',
  },
  dimmable: {
    title: 'Intensité réglable',
    intro: 'Fonctionne avec un variateur ou en a un sur le câble.',
  },
  repairable: {
    title: 'Pièces détachées disponibles',
    intro: 'Pieds, housses, poignées et abat-jour se recommandent jusqu’à dix ans après l’achat.',
  },
  'room-delivery': {
    title: 'Jusque dans la pièce',
    intro: 'Sur demande, deux personnes portent ce meuble dans la pièce de votre choix.',
  },
};
