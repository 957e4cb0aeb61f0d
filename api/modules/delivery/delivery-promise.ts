import type { DeliveryPromise } from '../../contract/delivery-promise.ts';
import type { CountryCode } from '../../contract/sites.ts';
import { deliveryTime } from './delivery-time.ts';
import { addWorkingDays } from './working-days.ts';

/** Working days between the first and the last promised date. */
export const bufferDays = 3;

export type DeliveryFacts = {
  /** Working days for transport. */
  deliveryDays: number;
  /** Working days to make it when it is not in stock. */
  productionDays: number;
  /** Pieces in stock; null when stock is not limited, which means it is made to order. */
  onHand: number | null;
  /** Pieces wanted; what exceeds the stock has to be made first. */
  quantity?: number;
};

/** Working days until delivery, production included when stock does not cover the quantity. */
export function calculatedDeliveryDays({
  deliveryDays,
  productionDays,
  onHand,
  quantity = 1,
}: DeliveryFacts) {
  return isOnHand(onHand, quantity) ? deliveryDays : deliveryDays + productionDays;
}

/** The last working day of the promised range. */
export function lastDeliveryDays(facts: DeliveryFacts): number {
  return calculatedDeliveryDays(facts) + bufferDays;
}

/** §5: express when on hand, or when delivery and production together stay within the limit. */
export function isExpress(facts: DeliveryFacts, expressLimitDays: number): boolean {
  return (
    isOnHand(facts.onHand, facts.quantity ?? 1) ||
    facts.deliveryDays + facts.productionDays <= expressLimitDays
  );
}

/**
 * What the shop announces as quick: express, and promised within the limit to its last day. What is on hand is express
 * however long its transport takes, and "quick" beside "three weeks" would be no promise.
 */
export function isQuick(facts: DeliveryFacts, expressLimitDays: number): boolean {
  return isExpress(facts, expressLimitDays) && lastDeliveryDays(facts) <= expressLimitDays;
}

function isOnHand(onHand: number | null, quantity: number): boolean {
  return onHand !== null && onHand >= quantity;
}

/**
 * The dates promised to the shopper.
 * @param today ISO date in the site's time zone, see `localDate`.
 * @param expressLimitDays EXPRESS_DELIVERY_MAX_LIMIT (§9).
 */
export function deliveryPromise({
  today,
  expressLimitDays,
  country,
  ...facts
}: DeliveryFacts & { today: string; expressLimitDays: number; country: CountryCode }): DeliveryPromise {
  const days = calculatedDeliveryDays(facts);
  const deliveryDate = addWorkingDays(today, days, country);
  const promised = {
    calculatedDeliveryDays: days,
    lastDeliveryDays: lastDeliveryDays(facts),
    deliveryDate,
    bufferedDeliveryDate: addWorkingDays(deliveryDate, bufferDays, country),
  };
  return {
    ...promised,
    deliveryTime: deliveryTime(promised, today),
    productionDays: days - facts.deliveryDays,
    isExpress: isExpress(facts, expressLimitDays),
  };
}
