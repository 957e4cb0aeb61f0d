/** What promotions and coupons are made of. Amounts in minor units. */
import type { LineConditionType } from '../../../contract/promotions.ts';
import type { Condition, PromotionAction } from '../../../db/schema/promotions.ts';

export type Period = { startsAt: Date | null; endsAt: Date | null };
/** Whether its limits leave no use: to anybody, or to this shopper, or to one who has ordered before. */
export type Usage = 'free' | 'used-up' | 'used-by-owner' | 'not-first';

export type Promotion = Period & {
  id: string;
  isActive: boolean;
  needsCoupon: boolean;
  priority: number;
  combinationGroup: string | null;
  forPromotion: boolean;
  forCoupon: boolean;
  match: 'all' | 'any';
  conditions: readonly Condition[];
  actions: readonly PromotionAction[];
  usage: Usage;
};

/** A code the shopper has given; `promotion` is null for one nobody knows. */
export type EnteredCoupon = Period & {
  code: string;
  isActive: boolean;
  usage: Usage;
  promotion: Promotion | null;
};

/** What a line is, for conditions. A category counts with all those above it. */
export type LineFacts = Readonly<Record<LineConditionType, readonly string[]>> & {
  /** Carries a tag of the promotion-exception list (§5): nothing is taken off it. */
  isException: boolean;
};

export type OfferLine = { key: number; totalMinor: number; facts: LineFacts };
export type OfferBasket = {
  lines: readonly OfferLine[];
  /** What delivery costs without any promotion, and when transport is free. */
  delivery: { normalMinor: number; freeMinor: number };
  /** Gifts that can be given now, with their price in the shop, by vsin. */
  gifts: ReadonlyMap<string, number>;
  now: Date;
};

export type RejectReason =
  | 'unknown'
  | 'not-started'
  | 'expired'
  | 'used-up'
  | 'used-by-owner'
  | 'not-first'
  | 'conditions'
  | 'minimum'
  | 'excluded'
  | 'no-benefit';
export type Applied = {
  promotionId: string;
  couponCode: string | null;
  discountMinor: number;
  freeDelivery: boolean;
};
export type Rejected = {
  /** Null for an unknown code. */
  promotionId: string | null;
  couponCode: string | null;
  reason: RejectReason;
  /** With `minimum`: what the goods lack. */
  missingMinor: number;
};
export type Gift = { productId: string; quantity: number; promotionId: string };

/** What counts in a basket. */
export type PromotionResult = {
  /** In the order given; they sum up to `discountMinor`. */
  lines: { key: number; discountMinor: number }[];
  discountMinor: number;
  freeDelivery: boolean;
  gifts: Gift[];
  applied: Applied[];
  rejected: Rejected[];
};
