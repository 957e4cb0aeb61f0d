import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { blockCard } from '../gift-cards/bought.ts';
import { tellStaff } from '../orders/mails.ts';
import { isChargedBack } from '../orders/repo.ts';
import { methodUnavailable } from './method-unavailable.ts';
import type { IntegrationType, PaymentSession } from './port.ts';
import { findOwnSession, saveChargedBack } from './repo.ts';
import { sandbox } from './sandbox.ts';
import { settlePayment } from './settle.ts';

/** @throws ApiError session-not-found for what does not exist, or belongs to somebody else */
export async function ownSession(
  shopper: ShopperContext,
  wanted: { integrationType: IntegrationType; sessionId?: string; orderId?: string },
  services: Services,
): Promise<PaymentSession> {
  const session = await findOwnSession(services.db, ownerOf(shopper), wanted);
  if (!session) throw new ApiError('session-not-found');
  return session;
}

/**
 * Hands the shopper's token to the provider and settles what comes of it. For a payment that has ended this is only
 * asked again: the same answer, nothing is charged twice.
 * @returns the session as it is then: paid, or pending where the provider still has to tell
 * @throws ApiError payment-declined, payment-timeout (may be repeated)
 */
export async function confirmPayment(
  session: PaymentSession,
  token: string,
  services: Services,
): Promise<PaymentSession> {
  const { payment } = session;
  if (payment.status !== 'pending') return paidOrPending(session);
  const provider = services.payments.providerOf(payment.integrationType);
  // Words of the sandbox pay nothing in a shop that takes real money, not even orders from before.
  const isPlay = provider === sandbox && services.payments.isLive;
  if (isPlay || !provider.confirm) throw methodUnavailable(session.order);
  const state = await provider.confirm(session, token, services);
  if (state === 'open') return session;
  const settled = await settlePayment({ site: payment.site, sessionId: payment.sessionId }, state, services);
  return paidOrPending({ payment: settled.payment, order: { ...session.order, ...settled.state } });
}

/** @throws ApiError payment-declined when no order came of it */
function paidOrPending(session: PaymentSession): PaymentSession {
  if (session.order.status === 'cancelled') throw new ApiError('payment-declined');
  return session;
}

/**
 * Asks the provider for the state of a payment and brings the order in line. Money that was taken back by the shopper's
 * bank is noted, so that it is not refunded as well; the order is left to people.
 */
export async function refreshPayment(session: PaymentSession, services: Services): Promise<PaymentSession> {
  const { payment, order } = session;
  const provider = services.payments.providerOf(payment.integrationType);
  const { state, chargedBackMinor } = await provider.status(session, services);
  // The bank may also give it back to the shop.
  const hasChanged = await services.db.transaction(async (tx) => {
    const isNew = await saveChargedBack(tx, payment.sessionId, chargedBackMinor);
    const cause = `${payment.sessionId}:${chargedBackMinor}`;
    if (isNew) await tellStaff(tx, order, { what: 'chargedBack', amountMinor: chargedBackMinor, cause });
    if (isNew && order.kind === 'gift-card') await blockCard(tx, order.id, await isChargedBack(tx, order.id));
    return isNew;
  });
  if (hasChanged)
    services.log.error(
      { orderId: order.id, chargedBackMinor },
      'the charged-back amount of a payment has changed',
    );
  if (state === 'open') return session;
  const settled = await settlePayment({ site: payment.site, sessionId: payment.sessionId }, state, services);
  return { payment: settled.payment, order: { ...order, ...settled.state } };
}

/**
 * Ends a payment that its shopper gave up. The provider is asked first, for the shopper's word is no proof: what was paid
 * meanwhile stays paid.
 * @throws ApiError payment-timeout (may be repeated)
 */
export async function cancelOwnPayment(session: PaymentSession, services: Services): Promise<PaymentSession> {
  if (session.payment.status !== 'pending') return session;
  const asked = await refreshPayment(session, services);
  const { payment, order } = asked;
  if (payment.status !== 'pending') return asked;
  await services.payments.providerOf(payment.integrationType).cancel(payment);
  const settled = await settlePayment(
    { site: payment.site, sessionId: payment.sessionId },
    'cancel',
    services,
  );
  return { payment: settled.payment, order: { ...order, ...settled.state } };
}
