import * as calls from '../../../contract/calls/promotions.ts';
import { basketConditionSchema, eligibleBasketSchema, eligibleSchema } from '../../../contract/promotions.ts';
import { mostItems } from '../../../http/parse-input.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { listEligible } from './eligible.ts';
import { listEligibleForBasket } from './eligible-basket.ts';

const forProduct =
  'Promotions and public coupons that run now and cover this product (its category and those above it, brand, tags, ' +
  'itself). A minimum of the basket is told, not asked for';

/** Every page of a product asks once. */
const perClient = { points: 600, seconds: 60 };

export const routes: readonly Route[] = [
  defineRoute(
    calls.readEligiblePromotions,
    {
      summary: `${forProduct}. For guests: what each shopper may have once is listed`,
      auth: 'none',
      limit: perClient,
      errors: ['product-not-found'],
      response: eligibleSchema,
    },
    async ({ site, language, params }, services) => [
      await listEligible({ site, language, ownerId: null }, params.vsin, services),
    ],
  ),
  defineRoute(
    calls.readOwnEligiblePromotions,
    {
      summary: `${forProduct}. Without what this customer has used up, and first-order offers after the first order`,
      auth: 'customer',
      limit: perClient,
      errors: ['product-not-found'],
      response: eligibleSchema,
    },
    async ({ site, language, params, claims }, services) => [
      await listEligible({ site, language, ownerId: claims.sub }, params.vsin, services),
    ],
  ),
  defineRoute(
    calls.readEligiblePromotionsOfBasket,
    {
      summary:
        'Promotions and public coupons that run now and suit what the items say of a basket; a total that is not ' +
        'said is that of the caller’s basket. Of one combination group only one counts, the best for the shopper. ' +
        'forPromotion: it may be combined with promotions of other groups that need no code; forCoupon: with ' +
        'coupons of other groups; both sides must agree. groupCanSelect: in the caller’s basket nothing that ' +
        'counts excludes it, so that it can be had in addition, or it counts there already',
      auth: 'token',
      body: basketConditionSchema,
      maxItems: mostItems,
      response: eligibleBasketSchema,
    },
    async (call, services) => [await listEligibleForBasket(call, call.items, services)],
  ),
];
