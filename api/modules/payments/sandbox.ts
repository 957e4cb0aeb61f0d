import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { sandboxOutcomes } from '../../db/schema/payments.ts';
import { storedSecret } from '../../db/stored-secret.ts';
import { bankTransfer } from './bank-transfer.ts';
import { stateOfToken } from './magic-token.ts';
import type { PaymentOutcome, PaymentProvider } from './port.ts';

/** What the sandbox will answer when it is asked about this payment. The first word counts. */
export async function saveSandboxOutcome(
  db: Queryable,
  sessionId: string,
  outcome: PaymentOutcome,
): Promise<void> {
  await db.insert(sandboxOutcomes).values({ sessionId, outcome }).onConflictDoNothing();
}

/**
 * Plays every provider that is not there: the hosted page, the widget's token, the late webhook. No money moves. What
 * the shopper chooses on its page, or the last word of a token, decides.
 */
export const sandbox: PaymentProvider = {
  isRemote: false,
  async start(session, needs) {
    const { payment, order } = session;
    if (order.subIntegrationType === 'wire') return bankTransfer.start(session, needs);
    return { redirectUrl: `/api/${payment.site}/sandbox-payment/${payment.sessionId}`, reference: null };
  },
  async confirm({ payment }, token, { db }) {
    const state = stateOfToken(token);
    if (state === 'open') await saveSandboxOutcome(db, payment.sessionId, 'success');
    return state;
  },
  async status({ payment }, { db }) {
    const [row] = await db
      .select()
      .from(sandboxOutcomes)
      .where(eq(sandboxOutcomes.sessionId, payment.sessionId));
    return { state: row?.outcome ?? 'open', chargedBackMinor: 0 };
  },
  async cancel() {},
  async refund({ id }) {
    return { status: 'done', reference: `sbx_re_${id}` };
  },
};

export const webhookSecret = (db: Queryable) => storedSecret(db, 'sandbox-webhook-secret');

/** Hex HMAC-SHA-256 over site, session and outcome. */
export function signOutcome(
  secret: string,
  { site, sessionId, outcome }: { site: SiteCode; sessionId: string; outcome: PaymentOutcome },
): string {
  return createHmac('sha256', secret).update(`${site}.${sessionId}.${outcome}`).digest('hex');
}
