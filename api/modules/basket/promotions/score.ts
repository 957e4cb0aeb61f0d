import type { Applied, Gift, OfferBasket, OfferLine, Promotion } from './promotion.ts';
import { splitAmount } from './split-amount.ts';

/** A promotion that could count, with the lines it covers. */
export type Candidate = {
  promotion: Promotion;
  couponCode: string | null;
  covered: readonly OfferLine[];
};

/** A candidate's share of each covered line by key, and what it takes off the lines together. */
type Prepared = Candidate & { fixed: ReadonlyMap<number, number>; poolMinor: number; gifts: Gift[] };

export type Score = {
  lineDiscounts: ReadonlyMap<number, number>;
  applied: Applied[];
  freeDelivery: boolean;
  gifts: Gift[];
  /** What the shopper pays less: discount and delivery. */
  savedMinor: number;
  /** Price of the gifts in the shop; decides only between sets that save the same. */
  giftMinor: number;
};

/** Automatic promotions before coupons, so that no coupon is spent for nothing; then priority, then id. */
export function byRank(a: Candidate, b: Candidate): number {
  const coupon = Number(a.couponCode !== null) - Number(b.couponCode !== null);
  if (coupon !== 0) return coupon;
  if (a.promotion.priority !== b.promotion.priority) return b.promotion.priority - a.promotion.priority;
  const [one, other] = [a, b].map(({ promotion, couponCode }) => `${promotion.id}\n${couponCode ?? ''}`);
  return (one ?? '') < (other ?? '') ? -1 : 1;
}

function percentOf(covered: readonly OfferLine[], percent: number): Map<number, number> {
  const totalMinor = covered.reduce((sum, line) => sum + line.totalMinor, 0);
  const shares = covered.map(({ key, totalMinor: weightMinor }) => ({ key, weightMinor }));
  return splitAmount(Math.round((totalMinor * percent) / 100), shares);
}

/** What an action takes off each covered line, by key. */
function offLines(
  action: Promotion['actions'][number],
  covered: readonly OfferLine[],
): Iterable<readonly [number, number]> {
  if (action.type === 'percentage') return percentOf(covered, action.percent);
  if (action.type === 'amountPerLine') return covered.map(({ key }) => [key, action.amountMinor] as const);
  return [];
}

function giftsOf({ id: promotionId, actions }: Promotion, basket: OfferBasket): Gift[] {
  return actions.flatMap((action) =>
    action.type === 'gift' && basket.gifts.has(action.productId)
      ? [{ productId: action.productId, quantity: action.quantity, promotionId }]
      : [],
  );
}

export function prepare(candidate: Candidate, basket: OfferBasket): Prepared {
  const { covered, promotion } = candidate;
  const fixed = new Map<number, number>(covered.map(({ key }) => [key, 0]));
  for (const action of promotion.actions)
    for (const [key, minor] of offLines(action, covered)) fixed.set(key, (fixed.get(key) ?? 0) + minor);
  const poolMinor = promotion.actions.reduce(
    (sum, action) => sum + (action.type === 'amount' ? action.amountMinor : 0),
    0,
  );
  return { ...candidate, fixed, poolMinor, gifts: giftsOf(promotion, basket) };
}
export type { Prepared };

/**
 * What a set of promotions comes to. Percentages and amounts per line are taken of the full price, next to each other;
 * amounts off the basket are split over what is left. No line goes below zero.
 */
export function score(set: readonly Prepared[], basket: OfferBasket): Score {
  const ranked = set.toSorted(byRank);
  const left = new Map(basket.lines.map(({ key, totalMinor }) => [key, totalMinor]));
  const discounts = new Map<Prepared, number>();
  const take = (candidate: Prepared, key: number, wanted: number) => {
    const rest = left.get(key) ?? 0;
    const taken = Math.min(rest, wanted);
    left.set(key, rest - taken);
    discounts.set(candidate, (discounts.get(candidate) ?? 0) + taken);
  };
  for (const candidate of ranked) for (const [key, minor] of candidate.fixed) take(candidate, key, minor);
  for (const candidate of ranked.filter(({ poolMinor }) => poolMinor > 0)) {
    const shares = candidate.covered.map(({ key }) => ({ key, weightMinor: left.get(key) ?? 0 }));
    for (const [key, minor] of splitAmount(candidate.poolMinor, shares)) take(candidate, key, minor);
  }
  const applied = ranked.map(
    (candidate): Applied => ({
      promotionId: candidate.promotion.id,
      couponCode: candidate.couponCode,
      discountMinor: discounts.get(candidate) ?? 0,
      freeDelivery: candidate.promotion.actions.some(({ type }) => type === 'freeDelivery'),
    }),
  );
  const freeDelivery = applied.some((one) => one.freeDelivery);
  const gifts = ranked.flatMap((candidate) => candidate.gifts);
  const { normalMinor, freeMinor } = basket.delivery;
  const discountMinor = applied.reduce((sum, one) => sum + one.discountMinor, 0);
  return {
    lineDiscounts: new Map(
      basket.lines.map(({ key, totalMinor }) => [key, totalMinor - (left.get(key) ?? 0)]),
    ),
    applied,
    freeDelivery,
    gifts,
    savedMinor: discountMinor + (freeDelivery ? Math.max(0, normalMinor - freeMinor) : 0),
    giftMinor: gifts.reduce((sum, gift) => sum + (basket.gifts.get(gift.productId) ?? 0) * gift.quantity, 0),
  };
}
