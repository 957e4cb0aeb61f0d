import type { FailureTexts } from '../shape/failure.ts';

export const fr: FailureTexts = {
  title: 'Une erreur s’est produite',
  text: 'Cette page n’a pas pu être chargée. Votre panier est conservé. Réessayez dans un instant.',
  retry: 'Réessayer',
  home: 'Vers la page d’accueil',
  notFound: 'Introuvable',
  reference: 'Référence',
};
