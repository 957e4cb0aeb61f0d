import type { BasketTexts, PromotionTexts } from '../shape/basket.ts';

export const basket: BasketTexts = {
  freeDelivery: (amount) => `Noch ${amount} bis zur kostenlosen Lieferung.`,
  priceChanged: (title, from, to) => `Der Preis von ${title} hat sich von ${from} auf ${to} geändert.`,
  quantityReduced: (title, quantity) =>
    `Von ${title} sind noch ${quantity} Stück bestellbar. Wir haben die Menge angepasst.`,
  outOfStock: (title) => `${title} ist ausverkauft. Bitte entfernen Sie den Artikel, um fortzufahren.`,
  outOfStockUntil: (title, day) =>
    `${title} ist ausverkauft und wird am ${day} wieder erwartet. Bitte entfernen Sie den Artikel, um fortzufahren.`,
  productGone: (title) =>
    title
      ? `${title} gehört nicht mehr zu unserem Sortiment. Bitte entfernen Sie den Artikel, um fortzufahren.`
      : 'Ein Artikel im Warenkorb gehört nicht mehr zu unserem Sortiment und wurde entfernt.',
  leftOut: (title) =>
    title
      ? `${title} ist nicht mehr bestellbar und fehlt deshalb in diesem Warenkorb.`
      : 'Ein Artikel ist nicht mehr bestellbar und fehlt deshalb in diesem Warenkorb.',
};

export const promotions: PromotionTexts = {
  expired: (code) => `Der Rabattcode ${code} ist nicht mehr gültig und wird nicht berücksichtigt.`,
  notApplicable: (code) => `Der Rabattcode ${code} gilt nicht für den jetzigen Inhalt Ihres Warenkorbs.`,
  onlyFirst: (code) => `Der Rabattcode ${code} gilt nur für Ihre erste Bestellung.`,
  belowMinimum: (code, amount) => `Noch ${amount}, dann gilt der Rabattcode ${code}.`,
  outdone: (code) =>
    `Der Rabattcode ${code} ist nicht mit Ihrem anderen Vorteil kombinierbar. Wir berechnen, was für Sie günstiger ist.`,
  giftSoldOut: (title) => `Ihre Gratiszugabe ${title} ist leider vergriffen.`,
};
