import { sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import { idempotencyKeys } from '../../db/schema/sales.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { namingMethod } from './method-unavailable.ts';
import { chargedMinor, type PaymentSession } from './port.ts';
import { findSession, saveStarted } from './repo.ts';
import { settlePayment } from './settle.ts';
import { wayBack } from './way-back.ts';

type SessionKey = { site: SiteCode; sessionId: string };

/**
 * Undoes an order whose payment no provider took on: the basket comes back, and the shopper's Idempotency-Key is free,
 * so that the same call tries again instead of getting the answer of an order that is no more.
 */
export async function abandonPayment(
  key: SessionKey,
  { payment, order }: PaymentSession,
  services: Services,
): Promise<void> {
  if (payment.status === 'pending') await settlePayment(key, 'decline', services);
  await services.db
    .delete(idempotencyKeys)
    .where(
      sql`${idempotencyKeys.ownerId} = ${order.ownerId} AND ${idempotencyKeys.response} ->> 'orderId' = ${order.id}`,
    );
}

async function startRemote(key: SessionKey, session: PaymentSession, services: Services): Promise<string> {
  const provider = services.payments.providerOf(session.payment.integrationType);
  try {
    const started = await provider.start(session, services);
    if (started.reference === null || (await saveStarted(services.db, key.sessionId, started)))
      return started.redirectUrl;
  } catch (error) {
    // The same call twice at once: what the other one brought about counts.
    const now = await findSession(services.db, key.site, key.sessionId);
    if (now?.payment.redirectUrl) return now.payment.redirectUrl;
    await abandonPayment(key, session, services);
    throw namingMethod(error, session.order);
  }
  // It was given up while the provider took it on. Should it be paid all the same, the money goes back.
  throw new ApiError('payment-timeout');
}

/** Coupons may leave nothing to pay: no provider takes that on, and none is needed. */
async function settleForNothing(key: SessionKey, services: Services): Promise<string> {
  const { payment, state } = await settlePayment(key, 'success', services);
  return wayBack(payment, state);
}

/**
 * Where the shopper pays an order that has been committed. The order's transaction never waits for a provider: when
 * that refuses, or does not answer, the order is undone; when this process dies, the clean-up undoes it.
 * @param placed the session of this key, where the caller has just written it
 * @throws ApiError payment-timeout, payment-method-unavailable; then nothing is ordered
 */
export async function openPayment(
  key: SessionKey,
  services: Services,
  placed: PaymentSession | null = null,
): Promise<string> {
  const session = placed ?? (await findSession(services.db, key.site, key.sessionId));
  if (!session) throw new ApiError('session-not-found');
  const { payment } = session;
  if (chargedMinor(session) === 0) return settleForNothing(key, services);
  if (payment.redirectUrl) return payment.redirectUrl;
  const { isRemote } = services.payments.providerOf(payment.integrationType);
  if (isRemote && payment.status !== 'pending') {
    await abandonPayment(key, session, services);
    throw new ApiError('payment-timeout');
  }
  return startRemote(key, session, services);
}
