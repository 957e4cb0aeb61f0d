import { basketSchema, maxCoupons } from '../../../contract/basket.ts';
import * as basketCalls from '../../../contract/calls/basket.ts';
import * as promotionsCalls from '../../../contract/calls/promotions.ts';
import {
  cartConditionSchema,
  couponInputSchema,
  eligibleCartSchema,
  eligibleSchema,
} from '../../../contract/promotions.ts';
import { ApiError } from '../../../http/api-error.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { replaceBasket } from '../service.ts';
import { listEligible } from './eligible.ts';
import { listEligibleForCart } from './eligible-cart.ts';

const forProduct =
  'Promotions and public coupons that run now and cover this product (its category and those above it, brand, tags, ' +
  'itself). A minimum of the basket is told, not asked for';

export const routes: readonly Route[] = [
  defineRoute(
    basketCalls.setCoupons,
    {
      summary:
        'Set the coupons of the basket: one per item, instead of those before; an empty or missing couponName takes ' +
        'them out. Case and spaces around a code do not matter. A new code must count at once: unknown or not yet ' +
        'running coupon-invalid, over or used up coupon-expired, otherwise coupon-not-applicable with what is ' +
        'missing. A code that stops counting later stays with a message below 4000. Products whose tag is on the ' +
        'promotion-exception list take no part; the code is refused when the basket holds nothing else',
      auth: 'token',
      body: couponInputSchema,
      errors: ['coupon-invalid', 'coupon-expired', 'coupon-not-applicable', 'too-many-requests'],
      response: basketSchema,
    },
    async (call, services) => {
      const couponCode = call.items.map(({ couponName }) => couponName ?? '');
      if (couponCode.length > maxCoupons)
        throw new ApiError('invalid-input', undefined, [{ property: 'items', message: 'invalid' }]);
      return [await replaceBasket(call, { couponCode }, services)];
    },
  ),
  defineRoute(
    promotionsCalls.readEligiblePromotions,
    {
      summary: `${forProduct}. For guests: what each shopper may have once is listed`,
      auth: 'none',
      errors: ['product-not-found'],
      response: eligibleSchema,
    },
    async ({ site, language, params }, services) => [
      await listEligible({ site, language, ownerId: null }, params.vsin, services),
    ],
  ),
  defineRoute(
    promotionsCalls.readOwnEligiblePromotions,
    {
      summary: `${forProduct}. Without what this customer has used up, and first-order offers after the first order`,
      auth: 'customer',
      errors: ['product-not-found'],
      response: eligibleSchema,
    },
    async ({ site, language, params, claims }, services) => [
      await listEligible({ site, language, ownerId: claims.sub }, params.vsin, services),
    ],
  ),
  defineRoute(
    promotionsCalls.readEligiblePromotionsOfCart,
    {
      summary:
        'Promotions and public coupons that run now and suit what the items say of a basket; a total that is not ' +
        'said is that of the caller’s basket. Of one combination group only one counts, the best for the shopper. ' +
        'forPromotion: it may be combined with promotions of other groups that need no code; forCoupon: with ' +
        'coupons of other groups; both sides must agree. groupCanSelect: in the caller’s basket nothing that ' +
        'counts excludes it, so that it can be had in addition, or it counts there already',
      auth: 'token',
      body: cartConditionSchema,
      response: eligibleCartSchema,
    },
    async (call, services) => [await listEligibleForCart(call, call.items, services)],
  ),
];
