import type { EnteredCoupon, LineFacts, OfferBasket, OfferLine, Promotion } from '../promotion.ts';

const nowhere: LineFacts = { category: [], brand: [], product: [], tag: [], isException: false };

export function someLine(key: number, totalMinor: number, facts: Partial<LineFacts> = {}): OfferLine {
  return { key, totalMinor, facts: { ...nowhere, ...facts } };
}

export function someBasket(lines: readonly OfferLine[], change: Partial<OfferBasket> = {}): OfferBasket {
  return {
    lines,
    delivery: { normalMinor: 4_900, freeMinor: 0 },
    gifts: new Map([['V900', 4_995]]),
    now: new Date('2026-11-16T09:00:00Z'),
    ...change,
  };
}

export function somePromotion(change: Partial<Promotion> = {}): Promotion {
  return {
    id: 'sale',
    isActive: true,
    needsCoupon: false,
    startsAt: null,
    endsAt: null,
    priority: 0,
    combinationGroup: null,
    forPromotion: true,
    forCoupon: true,
    match: 'all',
    conditions: [],
    actions: [{ type: 'percentage', percent: 10 }],
    usage: 'free',
    ...change,
  };
}

export function someCoupon(change: Partial<EnteredCoupon> = {}): EnteredCoupon {
  return {
    code: 'WELKOM10',
    isActive: true,
    startsAt: null,
    endsAt: null,
    usage: 'free',
    promotion: somePromotion({ id: 'welcome', needsCoupon: true }),
    ...change,
  };
}
