import { siteCommerce } from '../../../sites/commerce.ts';
import type { Order, Transfer } from '../../contract/checkout.ts';
import type { SiteCode } from '../../contract/sites.ts';

/** What is charged, minor units: the total, and what paying in parts costs. */
export function chargedMinorOf({ orderSummary, installmentFee }: Order): number {
  return orderSummary.total.amount + installmentFee.amount;
}

/** How to pay an order that waits for a transfer; null for every other. */
export function awaitedTransfer(order: Order, site: SiteCode): Transfer | null {
  const { payBefore, orderSummary, orderNumber: reference } = order;
  if (order.subIntegrationType !== 'wire' || order.paymentStatus !== 'pending' || !payBefore) return null;
  const amount = { ...orderSummary.total, amount: chargedMinorOf(order) };
  return { ...siteCommerce[site].bankAccount, amount, reference, payBefore };
}
