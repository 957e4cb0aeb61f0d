import { basketErrorFrom } from '../../contract/basket-message-codes.ts';
import { languages } from '../../contract/sites.ts';
import { createPromotionMessages } from './promotion-messages.ts';
import type { RejectReason } from './promotions/promotion.ts';

const reasons: readonly RejectReason[] = [
  'unknown',
  'not-started',
  'expired',
  'used-up',
  'used-by-owner',
  'not-first',
  'conditions',
  'minimum',
  'excluded',
  'no-benefit',
];

describe.each(languages)('messages on promotions in %s', (language) => {
  const messages = createPromotionMessages(language, (amount) => `<${amount}>`);

  test.each(reasons)('a code that does not count (%s) is named and blocks nothing', (reason) => {
    const rejected = { promotionId: 'sale', couponCode: 'KORTING', reason, missingMinor: 500 };
    const [message] = messages.couponNotCounting(rejected);
    expect(message?.message).toContain('KORTING');
    expect(message?.message.includes('<500>')).toBe(reason === 'minimum');
    expect(message?.code).toBeLessThan(basketErrorFrom);
  });

  test('a promotion without a code that does not count is not spoken of', () => {
    const rejected = {
      promotionId: 'sale',
      couponCode: null,
      reason: 'conditions',
      missingMinor: 0,
    } as const;
    expect(messages.couponNotCounting(rejected)).toEqual([]);
  });

  test('a gift that ran out is named', () => {
    const title = { [language]: 'Maanvaas' };
    expect(messages.giftSoldOut({ vsin: 'V900', title }).message).toContain('Maanvaas');
  });
});
