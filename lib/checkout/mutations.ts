import * as calls from '@/api/contract/calls/checkout';
import { takeBnplOffer } from '@/api/contract/calls/payments';
import type { CheckoutInput, CheckoutResult } from '@/api/contract/checkout';
import { withSession } from '@/lib/auth/session';
import { keepOpenOrder } from '@/lib/order/open-order';
import type { SiteRules } from '@/lib/sites/models';

/**
 * Places the order. The key makes a repeated click or a repeated request one order: it stays the same until the
 * payload changes.
 */
export async function placeOrder(
  site: SiteRules,
  input: CheckoutInput,
  idempotencyKey: string,
): Promise<CheckoutResult> {
  const headers = { 'idempotency-key': idempotencyKey };
  return withSession(site, (api) => api.send(calls.placeOrder, { items: [input], headers }));
}

/**
 * Takes the credit for an order that waits for it. Until that has worked the order is kept as one whose payment was begun:
 * its basket is closed, and whoever leaves here finds the way back to it.
 */
export async function takeCredit(
  site: SiteRules,
  placed: CheckoutResult,
  offerId: string,
): Promise<CheckoutResult> {
  keepOpenOrder(site, placed);
  return withSession(site, (api) => api.send(takeBnplOffer, { items: [{ offerId }] }));
}
