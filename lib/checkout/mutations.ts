import * as calls from '@/api/contract/calls/checkout';
import type { CheckoutInput, CheckoutResult } from '@/api/contract/checkout';
import { withSession } from '@/lib/auth/session';
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
