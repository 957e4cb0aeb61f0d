import { useEffect } from 'react';
import { track } from '@/lib/analytics/track';
import { toEventItems } from '@/lib/basket/to-event-items';
import type { SiteRules } from '@/lib/sites/models';
import type { OrderModel } from './models';
import { clearOpenOrder, readOpenOrder } from './open-order';

/**
 * Tells that an order is confirmed: once, by the browser that began to pay it. What it kept to find the way back to the
 * payment has done its work then, so a reload, or coming back later, tells nothing.
 */
export function useToldConfirmation(site: SiteRules, order: OrderModel): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is read anew now and then
  useEffect(() => {
    if (order.outcome !== 'received' || readOpenOrder(site)?.orderId !== order.id) return;
    clearOpenOrder(site);
    const { subTotal, discount, vat, delivery } = order.summary;
    track({
      name: 'orderConfirmation',
      orderId: order.id,
      orderNumber: order.orderNumber,
      currency: subTotal.currency,
      valueMinor: subTotal.amount - discount.amount,
      taxMinor: vat.amount,
      shippingMinor: delivery.amount,
      items: toEventItems(order.items, site),
    });
  }, [site.code, order.id, order.outcome]);
}

/** Tells that nothing was paid, once for each time the shopper comes back from the payment. */
export function useToldFailure(order: Pick<OrderModel, 'outcome' | 'method'> | undefined): void {
  const { outcome, method } = order ?? {};
  useEffect(() => {
    if (method && (outcome === 'failed' || outcome === 'cancelled'))
      track({ name: 'failedPayment', method, reason: outcome });
  }, [outcome, method]);
}
