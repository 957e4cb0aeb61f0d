import type { DeliveryPromise } from '../../contract/delivery-promise.ts';
import type { RequestContext } from '../../request-context.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { Services } from '../../services.ts';
import { type DeliveryFacts, deliveryPromise } from '../delivery/delivery-promise.ts';
import { quantityLimits, type StockState } from './quantity-limits.ts';

/** What the page of a variant promises for one piece, at home; null while it is sold out. */
export function promiseOf(
  variant: DeliveryFacts & StockState,
  { site }: RequestContext,
  services: Services,
): DeliveryPromise | null {
  if (!quantityLimits(variant).isAvailable) return null;
  return deliveryPromise({
    today: localDate(services.now(), site.timeZone),
    deliveryDays: variant.deliveryDays,
    productionDays: variant.productionDays,
    onHand: variant.onHand,
    expressLimitDays: services.config(site.code).EXPRESS_DELIVERY_MAX_LIMIT,
    country: site.defaultCountry,
  });
}
