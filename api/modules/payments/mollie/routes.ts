import { object, string } from 'yup';
import * as calls from '../../../contract/calls/payment-pages.ts';
import { ApiError } from '../../../http/api-error.ts';
import { defineRoute } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { refreshPayment } from '../own-payment.ts';
import type { PaymentSession } from '../port.ts';
import { findSession, findSessionByReference, findSessionOfAnySite, saveReference } from '../repo.ts';
import { wayBack } from '../way-back.ts';

/** Calls about payments we have no id of, of all clients together: each is a question to Mollie, which limits us too. */
const unknownIds = { points: 60, seconds: 60 };
/**
 * About one payment that has an id, by its webhook and its return: whoever began it knows both. Far more than Mollie and a shopper
 * with several tabs bring about.
 */
const questions = { points: 20, seconds: 60 };
const idPattern = /^tr_[A-Za-z0-9]{1,60}$/;

/** The payment a webhook speaks of; also one whose making was never answered, which Mollie knows the session of. */
async function findNamed(id: string, services: Services): Promise<PaymentSession | null> {
  const known = await findSessionByReference(services.db, 'mollie', id);
  if (known) return known;
  await services.limits.consume('unknown payments', 'mollie', unknownIds);
  const sessionId = await services.payments.providerOf('mollie').findSessionId?.(id);
  const session = sessionId ? await findSessionOfAnySite(services.db, 'mollie', sessionId) : null;
  if (!session || session.payment.reference !== null) return null;
  await saveReference(services.db, session.payment.sessionId, id);
  return { ...session, payment: { ...session.payment, reference: id } };
}

async function askAbout(session: PaymentSession, services: Services): Promise<PaymentSession> {
  await services.limits.consume('payment status', session.payment.sessionId, questions);
  return refreshPayment(session, services);
}

export const mollieRoutes = [
  defineRoute(
    calls.hearMollie,
    {
      summary:
        'Mollie tells that something changed (form, field id). How the payment stands is always asked of Mollie, never ' +
        'taken from the call, 20 times a minute at most about one; unknown ids get the same 200, and 503 asks Mollie to ' +
        'call again',
      auth: 'none',
      allowCrossOrigin: true,
      form: object({ id: string() }),
      answers: ['nothing'],
      limit: { points: 600, seconds: 60 },
      errors: ['unavailable', 'too-many-requests'],
    },
    async ({ request }, services) => {
      const form = await request.formData().catch(() => null);
      const id = form?.get('id');
      const done = new Response(null, { status: 200 });
      if (typeof id !== 'string' || !idPattern.test(id) || !services.payments.isSetUp('mollie')) return done;
      try {
        const session = await findNamed(id, services);
        if (session) await askAbout(session, services);
      } catch (error) {
        services.log.warn({ err: error, id }, 'a webhook of Mollie could not be followed');
        throw new ApiError('unavailable');
      }
      return done;
    },
  ),
  defineRoute(
    calls.returnFromPayment,
    {
      summary:
        'Where a payment service sends the shopper back to: asks it how a payment stands that has not ended, 20 times a ' +
        'minute at most, then 303 to the shop',
      auth: 'none',
      answers: ['redirect'],
      errors: ['session-not-found'],
    },
    async ({ site, params }, services) => {
      const session = await findSession(services.db, site.code, params.sessionId);
      if (!session) throw new ApiError('session-not-found');
      const isOver = session.payment.status !== 'pending';
      const asked = isOver
        ? session
        : await askAbout(session, services).catch((error: unknown) => {
            // The webhook or the clean-up will bring it; the shopper is told that the payment is awaited.
            services.log.warn({ err: error, sessionId: params.sessionId }, 'no payment status on return');
            return session;
          });
      const { payment, order } = asked;
      return new Response(null, { status: 303, headers: { location: wayBack(payment, order) } });
    },
  ),
];
