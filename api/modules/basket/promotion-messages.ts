/** What a basket says about coupons and gifts, in every language the shop speaks. */
import { basketMessageCodes } from '../../contract/error-codes.ts';
import type { Language } from '../../contract/sites.ts';
import { pickText } from '../product/localise.ts';
import type { Sold } from './line.ts';
import type { BasketMessage } from './messages.ts';
import type { Rejected, RejectReason } from './promotions/promotion.ts';

type Texts = {
  expired: (code: string) => string;
  notApplicable: (code: string) => string;
  belowMinimum: (code: string, amount: string) => string;
  outdone: (code: string) => string;
  giftSoldOut: (title: string) => string;
};

const texts: Readonly<Record<Language, Texts>> = {
  nl: {
    expired: (code) => `Kortingscode ${code} is niet meer geldig en telt niet mee.`,
    notApplicable: (code) => `Kortingscode ${code} geldt niet voor wat er nu in uw winkelmand zit.`,
    belowMinimum: (code, amount) => `Nog ${amount} en kortingscode ${code} telt mee.`,
    outdone: (code) =>
      `Kortingscode ${code} is niet te combineren met uw andere voordeel. Wij rekenen wat voor u het gunstigst is.`,
    giftSoldOut: (title) => `Uw cadeau ${title} is helaas op.`,
  },
  en: {
    expired: (code) => `Discount code ${code} is no longer valid and does not count.`,
    notApplicable: (code) => `Discount code ${code} does not apply to what is in your basket now.`,
    belowMinimum: (code, amount) => `Spend ${amount} more and discount code ${code} applies.`,
    outdone: (code) =>
      `Discount code ${code} cannot be combined with your other offer. We apply whichever saves you most.`,
    giftSoldOut: (title) => `Sorry, your free gift ${title} has run out.`,
  },
  de: {
    expired: (code) => `Der Rabattcode ${code} ist nicht mehr gültig und wird nicht berücksichtigt.`,
    notApplicable: (code) => `Der Rabattcode ${code} gilt nicht für den jetzigen Inhalt Ihres Warenkorbs.`,
    belowMinimum: (code, amount) => `Noch ${amount}, dann gilt der Rabattcode ${code}.`,
    outdone: (code) =>
      `Der Rabattcode ${code} ist nicht mit Ihrem anderen Vorteil kombinierbar. Wir berechnen, was für Sie günstiger ist.`,
    giftSoldOut: (title) => `Ihre Gratiszugabe ${title} ist leider vergriffen.`,
  },
  fr: {
    expired: (code) => `Le code de réduction ${code} n’est plus valable et n’est pas pris en compte.`,
    notApplicable: (code) =>
      `Le code de réduction ${code} ne s’applique pas au contenu actuel de votre panier.`,
    belowMinimum: (code, amount) => `Plus que ${amount} pour profiter du code de réduction ${code}.`,
    outdone: (code) =>
      `Le code de réduction ${code} n’est pas cumulable avec votre autre avantage. Nous appliquons le plus intéressant pour vous.`,
    giftSoldOut: (title) => `Votre cadeau ${title} n’est malheureusement plus disponible.`,
  },
  cs: {
    expired: (code) => `Slevový kód ${code} už neplatí a nezapočítává se.`,
    notApplicable: (code) => `Slevový kód ${code} se nevztahuje na současný obsah košíku.`,
    belowMinimum: (code, amount) => `Přidejte ještě zboží za ${amount} a slevový kód ${code} se započítá.`,
    outdone: (code) =>
      `Slevový kód ${code} nelze kombinovat s vaší další výhodou. Počítáme to, co je pro vás výhodnější.`,
    giftSoldOut: (title) => `Dárek ${title} už bohužel není skladem.`,
  },
  tr: {
    expired: (code) => `${code} indirim kodu artık geçerli değil ve uygulanmıyor.`,
    notApplicable: (code) => `${code} indirim kodu sepetinizdeki ürünler için geçerli değil.`,
    belowMinimum: (code, amount) => `${code} indirim kodunun uygulanması için ${amount} daha ekleyin.`,
    outdone: (code) =>
      `${code} indirim kodu diğer avantajınızla birleştirilemez. Sizin için en uygun olanı uyguluyoruz.`,
    giftSoldOut: (title) => `Hediyeniz ${title} maalesef tükendi.`,
  },
};

type CouponText = 'expired' | 'notApplicable' | 'belowMinimum' | 'outdone';
const textOf: Readonly<Record<RejectReason, CouponText>> = {
  unknown: 'expired',
  'not-started': 'expired',
  expired: 'expired',
  'used-up': 'expired',
  'used-by-owner': 'notApplicable',
  conditions: 'notApplicable',
  'no-benefit': 'notApplicable',
  minimum: 'belowMinimum',
  excluded: 'outdone',
};
const codeOf: Readonly<Record<CouponText, number>> = {
  expired: basketMessageCodes.couponExpired,
  notApplicable: basketMessageCodes.couponNotApplicable,
  belowMinimum: basketMessageCodes.couponBelowMinimum,
  outdone: basketMessageCodes.couponOutdone,
};

/** Makes the messages of one language; `money` formats an amount in minor units. */
export function createPromotionMessages(language: Language, money: (amountMinor: number) => string) {
  return {
    /** Nothing for promotions that need no code: nobody asked for them. */
    couponNotCounting({ couponCode, reason, missingMinor }: Rejected): BasketMessage[] {
      if (couponCode === null) return [];
      const text = textOf[reason];
      const message = texts[language][text](couponCode, money(missingMinor));
      return [{ code: codeOf[text], message, productId: null }];
    },
    giftSoldOut: ({ vsin, title }: Pick<Sold, 'vsin' | 'title'>): BasketMessage => ({
      code: basketMessageCodes.giftSoldOut,
      message: texts[language].giftSoldOut(pickText(title, language)),
      productId: vsin,
    }),
  };
}
