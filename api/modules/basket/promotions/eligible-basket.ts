import type { BasketCondition, EligibleBasket } from '../../../contract/promotions.ts';
import { ApiError } from '../../../http/api-error.ts';
import { ownerOf } from '../../../http/owner.ts';
import type { ShopperContext } from '../../../request-context.ts';
import type { Services } from '../../../services.ts';
import { evaluateOpenBasket } from '../service.ts';
import { excludesEachOther } from './choose.ts';
import { covers } from './conditions.ts';
import { listAvailable } from './eligible.ts';
import { firstEnd, toEntry } from './entry.ts';
import { promotionsOf } from './load-promotions.ts';
import type { LineFacts, PromotionResult } from './promotion.ts';
import { listAncestors, type StoredPromotion } from './repo.ts';

type BasketFacts = { facts: LineFacts; totalMinor: number | null };

/** @throws ApiError invalid-input for a total that is no amount in minor units */
async function readBasketFacts(items: readonly BasketCondition[], { db }: Services): Promise<BasketFacts> {
  const valuesOf = (type: BasketCondition['type']) =>
    items.filter((item) => item.type === type).flatMap(({ values }) => values);
  const totals = valuesOf('totalBasket');
  if (!totals.every((value) => /^\d{1,10}$/.test(value)))
    throw new ApiError('invalid-input', undefined, [{ property: 'values', message: 'invalid' }]);
  return {
    facts: {
      category: await listAncestors(db, valuesOf('category')),
      brand: valuesOf('brand'),
      product: valuesOf('product'),
      tag: valuesOf('tag'),
      isException: false,
    },
    totalMinor: totals.length > 0 ? Math.max(...totals.map(Number)) : null,
  };
}

type Candidate = { promotion: StoredPromotion; couponCode: string | null };

/** Whether a promotion counts in the basket, or could. */
function toEligibility(
  { promotion, couponCode }: Candidate,
  { applied }: PromotionResult,
  known: readonly StoredPromotion[],
) {
  const isApplied = applied.some((one) => one.promotionId === promotion.id && one.couponCode === couponCode);
  const counting = applied.flatMap((one) => {
    const found = known.find(({ id }) => id === one.promotionId);
    return found ? [{ promotion: found, couponCode: one.couponCode }] : [];
  });
  const isFree = !counting.some((other) => excludesEachOther(other, { promotion, couponCode }));
  const { forPromotion, forCoupon } = promotion;
  return { forPromotion, forCoupon, groupCanSelect: isApplied || isFree, isApplied };
}

/** POST eligible-promotions-cart. @throws ApiError invalid-input */
export async function listEligibleForBasket(
  shopper: ShopperContext,
  items: readonly BasketCondition[],
  services: Services,
): Promise<EligibleBasket> {
  const asked = await readBasketFacts(items, services);
  const { evaluated, offered, email } = await evaluateOpenBasket(shopper, services);
  const available = await listAvailable(services.db, { ...ownerOf(shopper), email }, services.now());
  const totalMinor = asked.totalMinor ?? evaluated.totals.subTotalMinor;
  const suits = ({ match, conditions }: StoredPromotion) =>
    covers({ match, conditions }, asked.facts, totalMinor);
  const known = promotionsOf(offered);
  return {
    promotions: available.promotions.filter(suits).map((promotion) => ({
      ...toEntry(promotion, promotion.endsAt, shopper),
      ...toEligibility({ promotion, couponCode: null }, evaluated.promotions, known),
    })),
    coupons: available.coupons
      .filter(({ promotion }) => suits(promotion))
      .map(({ code, endsAt, promotion }) => ({
        ...toEntry(promotion, firstEnd(endsAt, promotion.endsAt), shopper),
        couponCode: code,
        ...toEligibility({ promotion, couponCode: code }, evaluated.promotions, known),
      })),
  };
}
