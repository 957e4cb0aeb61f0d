import type { Services } from '../../services.ts';
import { abandonPayment } from './open-payment.ts';
import { refreshPayment } from './own-payment.ts';
import type { PaymentSession } from './port.ts';
import { listWaiting } from './repo.ts';
import { settlePayment } from './settle.ts';

const minuteMs = 60_000;
/** A payment younger than this is still being started, or its shopper has hardly seen the page. */
const youngMs = 2 * minuteMs;
/** How long a shopper may take on the payment page. */
const sessionMs = 30 * minuteMs;
/** How long a provider that does not answer keeps an order open: it may have been paid. */
const silenceMs = 24 * 60 * minuteMs;

/** Asks the provider; an answer that does not come counts as open for a day. */
async function askProvider(session: PaymentSession, ageMs: number, services: Services) {
  try {
    return (await refreshPayment(session, services)).payment.status;
  } catch (error) {
    const { sessionId } = session.payment;
    services.log.warn({ err: error, sessionId }, 'the payment provider did not tell the state of a payment');
    return ageMs < silenceMs ? 'unknown' : 'pending';
  }
}

async function followUp(session: PaymentSession, services: Services): Promise<boolean> {
  const { payment, order } = session;
  const { site, sessionId } = payment;
  const ageMs = services.now().getTime() - payment.createdAt.getTime();
  const provider = services.payments.providerOf(payment.integrationType);
  if (provider.isRemote && payment.reference === null) {
    await abandonPayment({ site, sessionId }, session, services);
    return true;
  }
  const status = await askProvider(session, ageMs, services);
  const isOverdue = order.payBefore === null ? ageMs > sessionMs : order.payBefore < services.now();
  if (status !== 'pending' || !isOverdue) return status === 'cancelled' || status === 'failed';
  await provider.cancel(payment).catch((error: unknown) => {
    // Should it be paid all the same, the money goes back.
    services.log.warn({ err: error, sessionId }, 'the payment provider did not cancel a payment');
  });
  await settlePayment({ site, sessionId }, 'cancel', services);
  return true;
}

/**
 * Brings payments to their end that nobody has told us of: a webhook that got lost, a shopper who left, a process that
 * died before the provider was asked. Unpaid orders are cancelled, so that their stock is for sale again.
 * @returns how many were cancelled
 */
export async function cancelUnpaidOrders(services: Services): Promise<number> {
  const now = services.now();
  const waiting = await listWaiting(services.db, now, new Date(now.getTime() - youngMs));
  let cancelled = 0;
  for (const session of waiting) {
    try {
      if (await followUp(session, services)) cancelled += 1;
    } catch (error) {
      // One order that cannot be cancelled must not keep the stock of the others.
      services.log.error(
        { err: error, sessionId: session.payment.sessionId },
        'unpaid order could not be cancelled',
      );
    }
  }
  return cancelled;
}
