import * as calls from '@/api/contract/calls/checkout';
import type { CheckoutInput, CheckoutResult } from '@/api/contract/checkout';
import { isRefused } from '@/lib/api/failure';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import { forgetAttempt, forgetAttempts, forgetUnknown, keepAttempt, readAttempts } from './attempts';

/**
 * Places the order. The key makes a repeated click or a repeated request one order: it stays the same until the
 * payload changes. Until there is an answer the key is kept, for the answer may get lost and the page be left.
 */
export async function placeOrder(
  site: SiteRules,
  input: CheckoutInput,
  idempotencyKey: string,
): Promise<CheckoutResult> {
  const headers = { 'idempotency-key': idempotencyKey };
  keepAttempt(site, idempotencyKey);
  try {
    const placed = await withSession(site, (api) => api.send(calls.placeOrder, { items: [input], headers }));
    forgetAttempts(site);
    return placed;
  } catch (error) {
    if (isRefused(error)) forgetAttempt(site, idempotencyKey);
    throw error;
  }
}

/** The order of this tab whose answer got lost; null where there is none. Orders nothing. */
export async function findLostOrder(site: SiteRules): Promise<CheckoutResult | null> {
  for (const key of readAttempts(site)) {
    try {
      return await withSession(site, (api) => api.send(calls.findPlacedOrder, { key }));
    } catch (error) {
      if (!isRefused(error)) throw error;
      forgetUnknown(site, key);
    }
  }
  return null;
}
