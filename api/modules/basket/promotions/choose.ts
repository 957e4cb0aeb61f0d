import type { OfferBasket, Promotion } from './promotion.ts';
import { byRank, type Prepared, type Score, score } from './score.ts';

/** Sets that are looked at before the best one so far is taken: every set of twelve promotions. */
const maxSets = 4_096;

type Worth = Pick<Score, 'savedMinor' | 'giftMinor'>;
type Party = { promotion: Promotion; couponCode: string | null };

function allows({ promotion }: Party, other: Party): boolean {
  return other.couponCode === null ? promotion.forPromotion : promotion.forCoupon;
}

/** One of a group, nothing twice, and both must allow the kind of the other. */
export function excludesEachOther(a: Party, b: Party): boolean {
  const group = a.promotion.combinationGroup;
  if (a.promotion.id === b.promotion.id) return true;
  if (group !== null && group === b.promotion.combinationGroup) return true;
  return !allows(a, b) || !allows(b, a);
}

function isBetter(a: Worth, b: Worth): boolean {
  return a.savedMinor === b.savedMinor ? a.giftMinor > b.giftMinor : a.savedMinor > b.savedMinor;
}

function sum(a: Worth, b: Worth): Worth {
  return { savedMinor: a.savedMinor + b.savedMinor, giftMinor: a.giftMinor + b.giftMinor };
}

/** Takes out what adds nothing, coupons first, so that no use is spent for nothing. */
function withoutIdle(set: readonly Prepared[], basket: OfferBasket): Prepared[] {
  let kept = [...set];
  for (const candidate of set.toSorted(byRank).reverse()) {
    const rest = kept.filter((other) => other !== candidate);
    if (!isBetter(score(kept, basket), score(rest, basket))) kept = rest;
  }
  return kept;
}

/**
 * The set of promotions that is best for the shopper: most money saved, then the dearest gifts, then by rank. Exact
 * for all that a shop runs at a time; beyond `maxSets` the best found so far. The order of `candidates` does not matter.
 */
export function chooseBest(candidates: readonly Prepared[], basket: OfferBasket): Prepared[] {
  const nothing: Worth = { savedMinor: 0, giftMinor: 0 };
  const sorted = candidates
    .toSorted(byRank)
    .map((candidate) => ({ candidate, alone: score([candidate], basket) }))
    .filter(({ alone }) => isBetter(alone, nothing))
    .sort((a, b) => (isBetter(a.alone, b.alone) ? -1 : Number(isBetter(b.alone, a.alone))));
  // What all from here on could add at most: a set is never worth more than its parts.
  const ahead = sorted.map((_, index) =>
    sorted
      .slice(index)
      .map(({ alone }) => alone)
      .reduce(sum, nothing),
  );
  let best: { set: Prepared[]; worth: Worth } = { set: [], worth: nothing };
  let seen = 0;

  const search = (index: number, set: Prepared[], worth: Worth): void => {
    const next = sorted[index];
    if (!next || seen >= maxSets || !isBetter(sum(worth, ahead[index] ?? nothing), best.worth)) return;
    if (!set.some((chosen) => excludesEachOther(chosen, next.candidate))) {
      seen += 1;
      const extended = [...set, next.candidate];
      const extendedWorth = score(extended, basket);
      if (isBetter(extendedWorth, best.worth)) best = { set: extended, worth: extendedWorth };
      search(index + 1, extended, extendedWorth);
    }
    search(index + 1, set, worth);
  };
  search(0, [], nothing);
  return withoutIdle(best.set, basket);
}
