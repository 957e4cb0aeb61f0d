import type { ListingTexts, MethodNames, OptionNames } from '../shape/names.ts';

export const listing: ListingTexts = {
  facets: {
    price: 'Prix',
    colour: 'Couleur',
    material: 'Matière',
    style: 'Style',
    rating: 'Avis',
    delivery: 'Délai de livraison',
    offer: 'Offres',
    width: 'Largeur',
    depth: 'Profondeur',
    height: 'Hauteur',
    bedSize: 'Largeur du matelas',
    firmness: 'Confort d’assise',
    feature: 'Caractéristiques',
    persons: 'Nombre de places',
    seatDepth: 'Profondeur d’assise',
    seatHeight: 'Hauteur d’assise',
    shelfLoad: 'Charge par tablette',
  },
  newest: 'Nouveautés',
  express: 'Livraison express',
  showroom: 'À voir dans nos showrooms',
  allProducts: 'Tous les produits',
  searched: (term) => `Résultats pour « ${term} »`,
};

export const options: OptionNames = { colour: 'Couleur', wood: 'Essence de bois', size: 'Taille' };

export const paymentMethods: MethodNames = {
  card: 'Carte de crédit ou de débit',
  'pay-later': 'Payer plus tard',
  bnpl: 'Crédit d’achat',
  wire: 'Virement bancaire',
  'gift-card': 'Carte cadeau',
};

export const methodUnavailable = (method: string) =>
  `${method} n’est pas disponible pour le moment. Choisissez un autre mode de paiement.`;

export const promotionExceptionAlias = null;

export const workingDays = (first: number, last: number) => `${first}–${last} jours ouvrables`;

export const samplesByPost = (first: number, last: number) =>
  `Échantillons par la poste : ${workingDays(first, last)}`;
