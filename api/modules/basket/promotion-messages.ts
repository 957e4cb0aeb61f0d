import { apiTexts } from '../../../messages/api.ts';
import { basketMessageCodes } from '../../contract/basket-message-codes.ts';
import type { Language } from '../../contract/sites.ts';
import { pickText } from '../product/localise.ts';
import type { Sold } from './line.ts';
import type { BasketMessage } from './messages.ts';
import type { Rejected, RejectReason } from './promotions/promotion.ts';

type CouponText = 'expired' | 'notApplicable' | 'onlyFirst' | 'belowMinimum' | 'outdone';
const textOf: Readonly<Record<RejectReason, CouponText>> = {
  unknown: 'expired',
  'not-started': 'expired',
  expired: 'expired',
  'used-up': 'expired',
  'used-by-owner': 'notApplicable',
  'not-first': 'onlyFirst',
  conditions: 'notApplicable',
  'no-benefit': 'notApplicable',
  minimum: 'belowMinimum',
  excluded: 'outdone',
};
const codeOf: Readonly<Record<CouponText, number>> = {
  expired: basketMessageCodes.couponExpired,
  notApplicable: basketMessageCodes.couponNotApplicable,
  onlyFirst: basketMessageCodes.couponNotApplicable,
  belowMinimum: basketMessageCodes.couponBelowMinimum,
  outdone: basketMessageCodes.couponOutdone,
};

/** Makes the messages of one language; `money` formats an amount in minor units. */
export function createPromotionMessages(language: Language, money: (amountMinor: number) => string) {
  const texts = apiTexts[language].promotions;
  return {
    /** Nothing for promotions that need no code: nobody asked for them. */
    couponNotCounting({ couponCode, reason, missingMinor }: Rejected): BasketMessage[] {
      if (couponCode === null) return [];
      const text = textOf[reason];
      const message = texts[text](couponCode, money(missingMinor));
      return [{ code: codeOf[text], message, productId: null }];
    },
    giftSoldOut: ({ vsin, title }: Pick<Sold, 'vsin' | 'title'>): BasketMessage => ({
      code: basketMessageCodes.giftSoldOut,
      message: texts.giftSoldOut(pickText(title, language)),
      productId: vsin,
    }),
  };
}
