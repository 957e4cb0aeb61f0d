import { call } from '../call.ts';
import type { basketConditionSchema, Eligible, EligibleBasket } from '../promotions.ts';

export const readEligiblePromotions = call('GET', 'eligible-promotions/:vsin').answersOne<Eligible>();
export const readOwnEligiblePromotions = call(
  'GET',
  'eligible-promotions-for-customer/:vsin',
).answersOne<Eligible>();
export const readEligiblePromotionsOfBasket = call('POST', 'eligible-promotions-cart')
  .takes<typeof basketConditionSchema>()
  .answersOne<EligibleBasket>();
