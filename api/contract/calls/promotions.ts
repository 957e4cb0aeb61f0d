import { call } from '../call.ts';
import type { cartConditionSchema, Eligible, EligibleCart } from '../promotions.ts';

export const readEligiblePromotions = call('GET', 'eligible-promotions/:vsin').answersOne<Eligible>();
export const readOwnEligiblePromotions = call(
  'GET',
  'eligible-promotions-for-customer/:vsin',
).answersOne<Eligible>();
export const readEligiblePromotionsOfCart = call('POST', 'eligible-promotions-cart')
  .takes<typeof cartConditionSchema>()
  .answersOne<EligibleCart>();
