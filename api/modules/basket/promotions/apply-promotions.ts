import { chooseBest, excludesEachOther } from './choose.ts';
import { coveredLines, missingTotalMinor } from './conditions.ts';
import type {
  EnteredCoupon,
  OfferBasket,
  Period,
  Promotion,
  PromotionResult,
  Rejected,
  RejectReason,
} from './promotion.ts';
import { byRank, type Candidate, prepare, score } from './score.ts';

/** Why a promotion does not run at that time; null while it does. */
export function periodProblem({ startsAt, endsAt }: Period, now: Date): RejectReason | null {
  if (startsAt && now < startsAt) return 'not-started';
  return endsAt && now >= endsAt ? 'expired' : null;
}

/** Why a promotion or coupon cannot count for this shopper, whatever is in the basket. */
export function eligibilityProblem(
  one: Pick<Promotion, 'isActive' | 'usage'> & Period,
  now: Date,
): RejectReason | null {
  if (!one.isActive) return 'unknown';
  return periodProblem(one, now) ?? (one.usage === 'free' ? null : one.usage);
}

type Tried = { candidate: Candidate } | { rejected: Rejected };

function reject(
  promotion: Promotion | null,
  couponCode: string | null,
  reason: RejectReason,
  missingMinor = 0,
): Tried {
  return { rejected: { promotionId: promotion?.id ?? null, couponCode, reason, missingMinor } };
}

function tryPromotion(promotion: Promotion, couponCode: string | null, basket: OfferBasket): Tried {
  const problem = eligibilityProblem(promotion, basket.now);
  if (problem) return reject(promotion, couponCode, problem);
  const totalMinor = basket.lines.reduce((sum, line) => sum + line.totalMinor, 0);
  const covered = coveredLines(promotion, basket.lines);
  if (covered.length > 0) return { candidate: { promotion, couponCode, covered } };
  const missingMinor = missingTotalMinor(promotion, totalMinor);
  const others = { match: promotion.match, conditions: promotion.conditions.filter(isNoTotal) };
  const isOnlyTotal = missingMinor > 0 && coveredLines(others, basket.lines).length > 0;
  return reject(
    promotion,
    couponCode,
    isOnlyTotal ? 'minimum' : 'conditions',
    isOnlyTotal ? missingMinor : 0,
  );
}

function isNoTotal({ type }: Promotion['conditions'][number]): boolean {
  return type !== 'totalBasket';
}

function tryCoupon(coupon: EnteredCoupon, basket: OfferBasket): Tried {
  const { promotion, code } = coupon;
  if (!promotion) return reject(null, code, 'unknown');
  const problem = eligibilityProblem(coupon, basket.now);
  return problem ? reject(promotion, code, problem) : tryPromotion(promotion, code, basket);
}

/**
 * What promotions and coupons come to in a basket. Pure. The order of lines, promotions and coupons does not matter.
 * Among what excludes each other (combination groups, `forPromotion`, `forCoupon`) the best for the shopper counts.
 */
export function applyPromotions(
  basket: OfferBasket,
  promotions: readonly Promotion[],
  coupons: readonly EnteredCoupon[],
): PromotionResult {
  const tried = [
    ...promotions.filter(({ needsCoupon }) => !needsCoupon).map((one) => tryPromotion(one, null, basket)),
    ...coupons.map((coupon) => tryCoupon(coupon, basket)),
  ];
  const candidates = tried.flatMap((one) => ('candidate' in one ? [prepare(one.candidate, basket)] : []));
  const chosen = chooseBest(candidates, basket);
  const { lineDiscounts, applied, freeDelivery, gifts } = score(chosen, basket);
  const left = candidates
    .filter((candidate) => !chosen.includes(candidate))
    .toSorted(byRank)
    .map((candidate): Rejected => {
      const isExcluded = chosen.some((other) => excludesEachOther(other, candidate));
      const { promotion, couponCode } = candidate;
      const reason = isExcluded ? 'excluded' : 'no-benefit';
      return { promotionId: promotion.id, couponCode, reason, missingMinor: 0 };
    });
  return {
    lines: basket.lines.map(({ key }) => ({ key, discountMinor: lineDiscounts.get(key) ?? 0 })),
    discountMinor: applied.reduce((sum, one) => sum + one.discountMinor, 0),
    freeDelivery,
    gifts,
    applied,
    rejected: [...tried.flatMap((one) => ('rejected' in one ? [one.rejected] : [])), ...left],
  };
}
