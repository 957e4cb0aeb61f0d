import * as calls from '@/api/contract/calls/orders';
import * as payments from '@/api/contract/calls/payments';
import * as refunds from '@/api/contract/calls/refunds';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { OrderDetail, RefundAccount } from './models';
import { keepOpenOrder } from './open-order';
import { toOrderDetail } from './to-order';

/** @param key one per press of the button, so that a repeated request cancels once */
export async function cancelOrder(site: SiteRules, id: string, key: string): Promise<OrderDetail> {
  const options = { orderId: id, headers: { 'idempotency-key': key } };
  return toOrderDetail(await withSession(site, (api) => api.send(calls.cancelOrder, options)), site);
}

/** Where an order that waits for its payment is paid, on whichever device it was begun. */
export async function payOn(site: SiteRules, orderId: string): Promise<string> {
  const { redirectUrl } = await withSession(site, (api) => api.send(payments.payOn, { orderId }));
  keepOpenOrder(site, { orderId, redirectUrl });
  return redirectUrl;
}

/** Gives up the payment of an order, so that what was ordered is in the basket again. @returns whether it was paid after all */
export async function giveUpPayment(site: SiteRules, orderId: string): Promise<boolean> {
  const { paymentStatus } = await withSession(site, (api) => api.send(payments.giveUpPayment, { orderId }));
  return paymentStatus === 'paid';
}

/** Tells where the refunds of an order go that was paid by transfer. */
export async function tellRefundAccount(
  site: SiteRules,
  orderId: string,
  account: RefundAccount,
): Promise<void> {
  await withSession(site, (api) => api.send(refunds.tellRefundAccount, { orderId, items: [account] }));
}
