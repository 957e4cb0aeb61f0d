import { useEffect } from 'react';
import type { CheckoutStepNumber } from '@/lib/analytics/events';
import { track } from '@/lib/analytics/track';
import type { SiteRules } from '@/lib/sites/models';
import type { BasketModel } from './models';
import { toEventItems } from './to-event-items';

/** Tells that the shopper has come to a step of the purchase, each time it is come to. */
export function useToldStep(site: SiteRules, basket: BasketModel, step: CheckoutStepNumber): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes in the basket meanwhile is no other step
  useEffect(() => {
    const { currency, amount: valueMinor } = basket.summary.subTotal;
    track({ name: 'checkoutStep', step, currency, valueMinor, items: toEventItems(basket.items, site) });
  }, [step]);
}
