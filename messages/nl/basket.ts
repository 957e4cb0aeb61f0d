import type { BasketTexts, PromotionTexts } from '../shape/basket.ts';

export const basket: BasketTexts = {
  freeDelivery: (amount) => `Nog ${amount} en wij bezorgen uw bestelling gratis.`,
  priceChanged: (title, from, to) => `De prijs van ${title} is gewijzigd van ${from} naar ${to}.`,
  quantityReduced: (title, quantity) =>
    `Van ${title} zijn er nog ${quantity} te bestellen. Wij hebben het aantal aangepast.`,
  outOfStock: (title) => `${title} is uitverkocht. Verwijder dit artikel om verder te gaan.`,
  outOfStockUntil: (title, day) =>
    `${title} is uitverkocht en wordt op ${day} weer verwacht. Verwijder dit artikel om verder te gaan.`,
  productGone: (title) =>
    title
      ? `${title} zit niet meer in ons assortiment. Verwijder dit artikel om verder te gaan.`
      : 'Een artikel uit uw winkelmand zit niet meer in ons assortiment en is verwijderd.',
  leftOut: (title) =>
    title
      ? `${title} is niet meer te bestellen en ontbreekt daarom in deze winkelmand.`
      : 'Een artikel is niet meer te bestellen en ontbreekt daarom in deze winkelmand.',
};

export const promotions: PromotionTexts = {
  expired: (code) => `Kortingscode ${code} is niet meer geldig en telt niet mee.`,
  notApplicable: (code) => `Kortingscode ${code} geldt niet voor wat er nu in uw winkelmand zit.`,
  onlyFirst: (code) => `Kortingscode ${code} is alleen voor uw eerste bestelling.`,
  belowMinimum: (code, amount) => `Nog ${amount} en kortingscode ${code} telt mee.`,
  outdone: (code) =>
    `Kortingscode ${code} is niet te combineren met uw andere voordeel. Wij rekenen wat voor u het gunstigst is.`,
  giftSoldOut: (title) => `Uw cadeau ${title} is helaas op.`,
};
