import type { ErrorCode } from '../../contract/error-codes.ts';
import { ApiError } from '../../http/api-error.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import type { BasketContext, EvaluatedBasket } from './evaluate.ts';
import { createPromotionMessages } from './promotion-messages.ts';
import type { RejectReason } from './promotions/promotion.ts';

const errorOf: Readonly<Record<RejectReason, ErrorCode>> = {
  unknown: 'coupon-invalid',
  // Nobody need know what is to come.
  'not-started': 'coupon-invalid',
  expired: 'coupon-expired',
  'used-up': 'coupon-expired',
  'used-by-owner': 'coupon-not-applicable',
  conditions: 'coupon-not-applicable',
  minimum: 'coupon-not-applicable',
  excluded: 'coupon-not-applicable',
  'no-benefit': 'coupon-not-applicable',
};

/**
 * What is wrong with codes that were just given; null when each counts. What can be mended is said in full, such as
 * the amount that is missing.
 */
export function couponProblem(
  { promotions, lines }: Pick<EvaluatedBasket, 'promotions' | 'lines'>,
  codes: readonly string[],
  context: BasketContext,
): ApiError | null {
  const rejected = promotions.rejected.find(
    ({ couponCode }) => couponCode !== null && codes.includes(couponCode),
  );
  if (!rejected) return lines.length > 0 ? null : new ApiError('coupon-not-applicable');
  const { reason } = rejected;
  const isMendable = reason === 'minimum' || reason === 'excluded';
  const messages = createPromotionMessages(context.language, createMoneyText(context));
  const [message] = isMendable ? messages.couponNotCounting(rejected) : [];
  return new ApiError(errorOf[reason], message?.message);
}
