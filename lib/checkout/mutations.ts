import type { CheckoutInput, CheckoutResult } from '@/api/contract/checkout';
import type { SiteRules } from '@/api/contract/sites';
import { withSession } from '@/lib/auth/session';

/**
 * Places the order. The key makes a repeated click or a repeated request one order: it stays the same until the
 * payload changes.
 */
export async function placeOrder(
  site: SiteRules,
  input: CheckoutInput,
  idempotencyKey: string,
): Promise<CheckoutResult> {
  const [result] = await withSession(site, (api) =>
    api.post<CheckoutResult>('checkout', [input], { headers: { 'idempotency-key': idempotencyKey } }),
  );
  if (!result) throw new Error('the checkout result is missing in the answer');
  return result;
}
