import type { BasketTexts, PromotionTexts } from '../shape/basket.ts';

export const basket: BasketTexts = {
  freeDelivery: (amount) => `Do dopravy zdarma zbývá ${amount}.`,
  priceChanged: (title, from, to) => `Cena produktu ${title} se změnila z ${from} na ${to}.`,
  quantityReduced: (title, quantity) =>
    `Produktu ${title} lze objednat už jen ${quantity} ks. Množství jsme upravili.`,
  outOfStock: (title) => `Produkt ${title} je vyprodaný. Chcete-li pokračovat, odeberte ho.`,
  outOfStockUntil: (title, day) =>
    `Produkt ${title} je vyprodaný, znovu ho očekáváme ${day}. Chcete-li pokračovat, odeberte ho.`,
  productGone: (title) =>
    title
      ? `Produkt ${title} už nenabízíme. Chcete-li pokračovat, odeberte ho.`
      : 'Jeden z produktů v košíku už nenabízíme, proto byl odebrán.',
  leftOut: (title) =>
    title
      ? `Produkt ${title} už nelze objednat, proto v tomto košíku chybí.`
      : 'Jeden z produktů už nelze objednat, proto v tomto košíku chybí.',
};

export const promotions: PromotionTexts = {
  expired: (code) => `Slevový kód ${code} už neplatí a nezapočítává se.`,
  notApplicable: (code) => `Slevový kód ${code} se nevztahuje na současný obsah košíku.`,
  onlyFirst: (code) => `Slevový kód ${code} platí jen na první objednávku.`,
  belowMinimum: (code, amount) => `Přidejte ještě zboží za ${amount} a slevový kód ${code} se započítá.`,
  outdone: (code) =>
    `Slevový kód ${code} nelze kombinovat s vaší další výhodou. Počítáme to, co je pro vás výhodnější.`,
  giftSoldOut: (title) => `Dárek ${title} už bohužel není skladem.`,
};
