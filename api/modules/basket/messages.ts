/** The texts of basket messages (§5), in every language the shop speaks. */
import { basketMessageCodes } from '../../contract/error-codes.ts';
import type { Language } from '../../contract/sites.ts';

export type BasketMessage = { code: number; message: string; productId: string | null };
type Texts = {
  freeDelivery: (amount: string) => string;
  priceChanged: (title: string, from: string, to: string) => string;
  quantityReduced: (title: string, quantity: number) => string;
  outOfStock: (title: string) => string;
  productGone: (title: string | null) => string;
  leftOut: (title: string | null) => string;
};

const texts: Readonly<Record<Language, Texts>> = {
  nl: {
    freeDelivery: (amount) => `Nog ${amount} en wij bezorgen uw bestelling gratis.`,
    priceChanged: (title, from, to) => `De prijs van ${title} is gewijzigd van ${from} naar ${to}.`,
    quantityReduced: (title, quantity) =>
      `Van ${title} zijn er nog ${quantity} te bestellen. Wij hebben het aantal aangepast.`,
    outOfStock: (title) => `${title} is uitverkocht. Verwijder dit artikel om verder te gaan.`,
    productGone: (title) =>
      title
        ? `${title} zit niet meer in ons assortiment. Verwijder dit artikel om verder te gaan.`
        : 'Een artikel uit uw winkelmand zit niet meer in ons assortiment en is verwijderd.',
    leftOut: (title) =>
      title
        ? `${title} is niet meer te bestellen en ontbreekt daarom in deze winkelmand.`
        : 'Een artikel is niet meer te bestellen en ontbreekt daarom in deze winkelmand.',
  },
  en: {
    freeDelivery: (amount) => `Spend ${amount} more and your order is delivered free of charge.`,
    priceChanged: (title, from, to) => `The price of ${title} has changed from ${from} to ${to}.`,
    quantityReduced: (title, quantity) =>
      `Only ${quantity} of ${title} can be ordered. We have adjusted the quantity.`,
    outOfStock: (title) => `${title} is sold out. Remove it to continue.`,
    productGone: (title) =>
      title
        ? `${title} is no longer in our range. Remove it to continue.`
        : 'An item in your basket is no longer in our range and has been removed.',
    leftOut: (title) =>
      title
        ? `${title} can no longer be ordered and is therefore missing from this basket.`
        : 'An item can no longer be ordered and is therefore missing from this basket.',
  },
  de: {
    freeDelivery: (amount) => `Noch ${amount} bis zur kostenlosen Lieferung.`,
    priceChanged: (title, from, to) => `Der Preis von ${title} hat sich von ${from} auf ${to} geändert.`,
    quantityReduced: (title, quantity) =>
      `Von ${title} sind noch ${quantity} Stück bestellbar. Wir haben die Menge angepasst.`,
    outOfStock: (title) => `${title} ist ausverkauft. Bitte entfernen Sie den Artikel, um fortzufahren.`,
    productGone: (title) =>
      title
        ? `${title} gehört nicht mehr zu unserem Sortiment. Bitte entfernen Sie den Artikel, um fortzufahren.`
        : 'Ein Artikel im Warenkorb gehört nicht mehr zu unserem Sortiment und wurde entfernt.',
    leftOut: (title) =>
      title
        ? `${title} ist nicht mehr bestellbar und fehlt deshalb in diesem Warenkorb.`
        : 'Ein Artikel ist nicht mehr bestellbar und fehlt deshalb in diesem Warenkorb.',
  },
  fr: {
    freeDelivery: (amount) => `Plus que ${amount} pour profiter de la livraison gratuite.`,
    priceChanged: (title, from, to) => `Le prix de ${title} est passé de ${from} à ${to}.`,
    quantityReduced: (title, quantity) =>
      `Il ne reste que ${quantity} exemplaire(s) de ${title}. Nous avons adapté la quantité.`,
    outOfStock: (title) => `${title} est épuisé. Retirez cet article pour continuer.`,
    productGone: (title) =>
      title
        ? `${title} ne fait plus partie de notre assortiment. Retirez cet article pour continuer.`
        : 'Un article de votre panier ne fait plus partie de notre assortiment et a été retiré.',
    leftOut: (title) =>
      title
        ? `${title} ne peut plus être commandé et ne figure donc pas dans ce panier.`
        : 'Un article ne peut plus être commandé et ne figure donc pas dans ce panier.',
  },
  cs: {
    freeDelivery: (amount) => `Do dopravy zdarma zbývá ${amount}.`,
    priceChanged: (title, from, to) => `Cena produktu ${title} se změnila z ${from} na ${to}.`,
    quantityReduced: (title, quantity) =>
      `Produktu ${title} lze objednat už jen ${quantity} ks. Množství jsme upravili.`,
    outOfStock: (title) => `Produkt ${title} je vyprodaný. Chcete-li pokračovat, odeberte ho.`,
    productGone: (title) =>
      title
        ? `Produkt ${title} už nenabízíme. Chcete-li pokračovat, odeberte ho.`
        : 'Jeden z produktů v košíku už nenabízíme, proto byl odebrán.',
    leftOut: (title) =>
      title
        ? `Produkt ${title} už nelze objednat, proto v tomto košíku chybí.`
        : 'Jeden z produktů už nelze objednat, proto v tomto košíku chybí.',
  },
  tr: {
    freeDelivery: (amount) => `Ücretsiz teslimat için ${amount} daha ekleyin.`,
    priceChanged: (title, from, to) => `${title} ürününün fiyatı ${from} yerine ${to} oldu.`,
    quantityReduced: (title, quantity) =>
      `${title} ürününden en fazla ${quantity} adet sipariş edilebilir. Adedi güncelledik.`,
    outOfStock: (title) => `${title} tükendi. Devam etmek için ürünü sepetten çıkarın.`,
    productGone: (title) =>
      title
        ? `${title} artık satışta değil. Devam etmek için ürünü sepetten çıkarın.`
        : 'Sepetinizdeki bir ürün artık satışta değil ve sepetten çıkarıldı.',
    leftOut: (title) =>
      title
        ? `${title} artık sipariş edilemediği için bu sepette yer almıyor.`
        : 'Bir ürün artık sipariş edilemediği için bu sepette yer almıyor.',
  },
};

/** Makes the messages of one language; `money` formats an amount in minor units. */
export function createMessages(language: Language, money: (amountMinor: number) => string) {
  const text = texts[language];
  return {
    freeDelivery: (missingMinor: number): BasketMessage => ({
      code: basketMessageCodes.callToAction,
      message: text.freeDelivery(money(missingMinor)),
      productId: null,
    }),
    priceChanged: (productId: string, title: string, fromMinor: number, toMinor: number): BasketMessage => ({
      code: basketMessageCodes.priceChanged,
      message: text.priceChanged(title, money(fromMinor), money(toMinor)),
      productId,
    }),
    quantityReduced: (productId: string, title: string, quantity: number): BasketMessage => ({
      code: basketMessageCodes.quantityReduced,
      message: text.quantityReduced(title, quantity),
      productId,
    }),
    outOfStock: (productId: string, title: string): BasketMessage => ({
      code: basketMessageCodes.outOfStock,
      message: text.outOfStock(title),
      productId,
    }),
    productGone: (productId: string | null, title: string | null): BasketMessage => ({
      code: basketMessageCodes.productGone,
      message: text.productGone(title),
      productId,
    }),
    leftOut: (productId: string | null, title: string | null): BasketMessage => ({
      code: basketMessageCodes.leftOut,
      message: text.leftOut(title),
      productId,
    }),
  };
}
export type Messages = ReturnType<typeof createMessages>;
