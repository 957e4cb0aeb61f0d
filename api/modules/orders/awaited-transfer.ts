import { siteCommerce } from '../../../sites/commerce.ts';
import type { Order, Transfer } from '../../contract/checkout.ts';
import type { SiteCode } from '../../contract/sites.ts';

/** How to pay an order that waits for a transfer; null for every other. */
export function awaitedTransfer(order: Order, site: SiteCode): Transfer | null {
  const { payBefore, charged: amount, orderNumber: reference } = order;
  if (order.subIntegrationType !== 'wire' || order.paymentStatus !== 'pending' || !payBefore) return null;
  return { ...siteCommerce[site].bankAccount, amount, reference, payBefore };
}
