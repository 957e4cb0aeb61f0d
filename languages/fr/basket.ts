import type { BasketTexts, PromotionTexts } from '../shape/basket.ts';

export const basket: BasketTexts = {
  freeDelivery: (amount) => `Plus que ${amount} pour profiter de la livraison gratuite.`,
  priceChanged: (title, from, to) => `Le prix de ${title} est passé de ${from} à ${to}.`,
  quantityReduced: (title, quantity) =>
    `Il ne reste que ${quantity} exemplaire(s) de ${title}. Nous avons adapté la quantité.`,
  outOfStock: (title) => `${title} est épuisé. Retirez cet article pour continuer.`,
  outOfStockUntil: (title, day) =>
    `${title} est épuisé ; retour prévu le ${day}. Retirez cet article pour continuer.`,
  productGone: (title) =>
    title
      ? `${title} ne fait plus partie de notre assortiment. Retirez cet article pour continuer.`
      : 'Un article de votre panier ne fait plus partie de notre assortiment et a été retiré.',
  leftOut: (title) =>
    title
      ? `${title} ne peut plus être commandé et ne figure donc pas dans ce panier.`
      : 'Un article ne peut plus être commandé et ne figure donc pas dans ce panier.',
};

export const promotions: PromotionTexts = {
  expired: (code) => `Le code de réduction ${code} n’est plus valable et n’est pas pris en compte.`,
  notApplicable: (code) =>
    `Le code de réduction ${code} ne s’applique pas au contenu actuel de votre panier.`,
  belowMinimum: (code, amount) => `Plus que ${amount} pour profiter du code de réduction ${code}.`,
  outdone: (code) =>
    `Le code de réduction ${code} n’est pas cumulable avec votre autre avantage. Nous appliquons le plus intéressant pour vous.`,
  giftSoldOut: (title) => `Votre cadeau ${title} n’est malheureusement plus disponible.`,
};
