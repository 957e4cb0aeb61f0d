import type { BasketInput } from '../../contract/basket.ts';
import type { ErrorCode } from '../../contract/error-codes.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Owner } from '../../http/owner.ts';
import { createMoneyText } from '../../messages/money-text.ts';
import type { Services } from '../../services.ts';
import { createPromotionMessages } from './promotion-messages.ts';
import { toCouponCodes } from './promotions/coupon-code.ts';
import type { RejectReason } from './promotions/promotion.ts';
import { findOpenBasket } from './repo.ts';
import type { WorkedOut } from './work-out.ts';

const errorOf: Readonly<Record<RejectReason, ErrorCode>> = {
  unknown: 'coupon-invalid',
  // Nobody need know what is to come.
  'not-started': 'coupon-invalid',
  expired: 'coupon-expired',
  'used-up': 'coupon-expired',
  'used-by-owner': 'coupon-not-applicable',
  'not-first': 'coupon-not-applicable',
  conditions: 'coupon-not-applicable',
  minimum: 'coupon-not-applicable',
  excluded: 'coupon-not-applicable',
  'no-benefit': 'coupon-not-applicable',
};

/** Codes of an input, and which of them are new; those that are in the basket stay even while they do not count. */
export async function readCoupons(tx: Tx, owner: Owner, entered: BasketInput['couponCode']) {
  if (entered === undefined) return { fields: {}, fresh: [] };
  const couponCodes = toCouponCodes(entered ?? []);
  if (couponCodes.length === 0) return { fields: { couponCodes: null }, fresh: [] };
  const present = (await findOpenBasket(tx, owner))?.couponCodes ?? [];
  return { fields: { couponCodes }, fresh: couponCodes.filter((code) => !present.includes(code)) };
}

/**
 * What is wrong with codes that were just given; null when each counts. What can be mended is said in full, such as
 * the amount that is missing, and so is what codes of a first order are for.
 */
function couponProblem(
  { evaluated: { promotions, lines }, context }: WorkedOut,
  codes: readonly string[],
): ApiError | null {
  const rejected = promotions.rejected.find(
    ({ couponCode }) => couponCode !== null && codes.includes(couponCode),
  );
  if (!rejected) return lines.length > 0 ? null : new ApiError('coupon-not-applicable');
  const { reason } = rejected;
  const isToldInFull = reason === 'minimum' || reason === 'excluded' || reason === 'not-first';
  const messages = createPromotionMessages(context.language, createMoneyText(context));
  const [message] = isToldInFull ? messages.couponNotCounting(rejected) : [];
  return new ApiError(errorOf[reason], message?.message);
}

/** How often one shopper may try a code that does not exist, and one client with as many tokens as it likes. */
const guesses = { points: 20, seconds: 600 };
const guessesOfClient = { points: 60, seconds: 600 };

/** @throws ApiError coupon-invalid, coupon-expired, coupon-not-applicable */
export function checkCoupons(worked: WorkedOut, codes: readonly string[]): void {
  const problem = couponProblem(worked, codes);
  if (problem) throw problem;
}

/**
 * Counts codes that do not exist, once nothing is locked any more: limits may wait for the network.
 * @throws ApiError too-many-requests, and what the work threw
 */
export async function countGuesses<T>(
  work: Promise<T>,
  client: { claims: { sub: string }; clientIp: string },
  { limits }: Services,
): Promise<T> {
  try {
    return await work;
  } catch (problem) {
    if (problem instanceof ApiError && problem.code === 'coupon-invalid') {
      await limits.consume('coupon', client.claims.sub, guesses);
      await limits.consume('coupon by client', client.clientIp, guessesOfClient);
    }
    throw problem;
  }
}
