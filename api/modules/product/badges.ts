import { dayMs } from '../../contract/calendar.ts';
import type { badgeCodes } from '../../contract/catalogue.ts';
import { isQuick } from '../delivery/delivery-promise.ts';
import { quantityLimits, type StockState } from './quantity-limits.ts';

export type BadgeCode = (typeof badgeCodes)[number];
/** Values of the remote config that decide badges; the defaults of §9. */
export type BadgeConfig = {
  EXPRESS_DELIVERY_MAX_LIMIT: number;
  /** Days a product counts as new; negative: none does. */
  PRODUCT_NEW_PRODUCTS_MAX_DAY: number;
};
export const defaultBadgeConfig: BadgeConfig = {
  EXPRESS_DELIVERY_MAX_LIMIT: 20,
  PRODUCT_NEW_PRODUCTS_MAX_DAY: -1,
};
/** Up to this many pieces are announced as the last ones. */
const lastItems = 3;

export type BadgeFacts = StockState & {
  deliveryDays: number;
  productionDays: number;
  discountRate: number;
  /** ISO date. */
  createdOn: string;
  isLindenCollection: boolean;
};

/** Days since 1970-01-01 from which on products count as new; null when none does. */
export function newFromDay(now: Date, config: BadgeConfig): number | null {
  const days = config.PRODUCT_NEW_PRODUCTS_MAX_DAY;
  return days < 0 ? null : Math.floor(now.getTime() / dayMs) - days;
}

/** Badges of a variant in the order of the contract; a sold-out one promises nothing else about delivery. */
export function badgesOf(facts: BadgeFacts, now: Date, config: BadgeConfig): BadgeCode[] {
  const badges: BadgeCode[] = [];
  const { isAvailable } = quantityLimits(facts);
  const newFrom = newFromDay(now, config);
  if (facts.discountRate > 0) badges.push('sale');
  if (newFrom !== null && Date.parse(facts.createdOn) / dayMs >= newFrom) badges.push('new');
  if (isAvailable && isQuick(facts, config.EXPRESS_DELIVERY_MAX_LIMIT)) badges.push('express');
  if (facts.isLindenCollection) badges.push('collection');
  const { onHand, inventoryPolicy } = facts;
  if (isAvailable && inventoryPolicy === 'deny' && onHand !== null && onHand <= lastItems)
    badges.push('last-items');
  if (!isAvailable) badges.push('sold-out');
  return badges;
}
