import type { EligibleBasket } from '@/api/contract/promotions';

type Coupon = EligibleBasket['coupons'][number];

/** A code that fits a basket, as the API answers it. */
export const coupon: Coupon = {
  id: 'welkom',
  title: '10% welkomstkorting',
  description: null,
  actions: [{ type: 'percentage', percent: 10, amount: null, productId: null }],
  minimumTotal: { amount: 10_000, currency: 'EUR' },
  endsAt: '2026-12-31T23:00:00.000Z',
  couponCode: 'WELKOM10',
  ...{ forPromotion: true, forCoupon: false, groupCanSelect: true, isApplied: false },
};
