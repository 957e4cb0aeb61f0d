import type { BasketTexts, PromotionTexts } from '../shape/basket.ts';

export const basket: BasketTexts = {
  freeDelivery: (amount) => `Plus que ${amount} pour profiter de la livraison gratuite.`,
  priceChanged: (title, from, to) => `Le prix a changé, de ${from} à ${to} : ${title}.`,
  quantityReduced: (title, quantity) =>
    `Quantité encore disponible : ${quantity}, pour ${title}. Nous l’avons adaptée.`,
  outOfStock: (title) => `Article épuisé : ${title}. Retirez-le pour continuer.`,
  outOfStockUntil: (title, day) =>
    `Article épuisé, de retour le ${day} : ${title}. Retirez-le pour continuer.`,
  productGone: (title) =>
    title
      ? `${title} ne fait plus partie de notre assortiment. Retirez cet article pour continuer.`
      : 'Un article de votre panier ne fait plus partie de notre assortiment et a été retiré.',
  leftOut: (title) =>
    title
      ? `Cet article ne peut plus être commandé et ne figure donc pas dans ce panier : ${title}.`
      : 'Un article ne peut plus être commandé et ne figure donc pas dans ce panier.',
};

export const promotions: PromotionTexts = {
  expired: (code) => `Le code de réduction ${code} n’est plus valable et n’est pas pris en compte.`,
  notApplicable: (code) =>
    `Le code de réduction ${code} ne s’applique pas au contenu actuel de votre panier.`,
  onlyFirst: (code) => `Le code de réduction ${code} est réservé à votre première commande.`,
  belowMinimum: (code, amount) => `Plus que ${amount} pour profiter du code de réduction ${code}.`,
  outdone: (code) =>
    `Le code de réduction ${code} n’est pas cumulable avec votre autre avantage. Nous appliquons le plus intéressant pour vous.`,
  giftSoldOut: (title) => `Votre cadeau ${title} n’est malheureusement plus disponible.`,
};
