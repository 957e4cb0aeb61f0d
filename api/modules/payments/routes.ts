import { object, string } from 'yup';
import { type PaymentStatus, paymentMethodSchema, paymentStatuses } from '../../contract/checkout.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { createMoneyText } from '../basket/evaluate.ts';
import type { OrderState } from '../orders/states.ts';
import { type PaymentOutcome, paymentOutcomes } from './port.ts';
import { listPaymentMethods } from './providers.ts';
import { findSession, type StoredPayment } from './repo.ts';
import { returnPath } from './return-path.ts';
import { isSignature, signOutcome, webhookSecret } from './sandbox.ts';
import { renderPaymentPage } from './sandbox-page.ts';
import { settlePayment } from './settle.ts';
import { shopNames } from './shop-names.ts';

const outcomeWords: Readonly<Record<PaymentStatus, string>> = {
  pending: 'pending',
  paid: 'success',
  failed: 'decline',
  cancelled: 'cancel',
};

/** Where the shopper goes from here. Money for a cancelled order is refunded, so that is no success either. */
function wayBack({ orderId, sessionId, ...payment }: StoredPayment, state: OrderState): string {
  const isPlaced = payment.status === 'paid' && state.status !== 'cancelled';
  const outcome =
    state.status === 'cancelled' && payment.status === 'paid' ? 'cancel' : outcomeWords[payment.status];
  return returnPath(isPlaced ? payment.successUrl : payment.cancelUrl, { orderId, sessionId, outcome });
}

async function readOutcome(request: Request): Promise<PaymentOutcome> {
  const form = await request.formData().catch(() => null);
  const chosen = paymentOutcomes.find((outcome) => outcome === form?.get('outcome'));
  if (!chosen) throw new ApiError('invalid-input', undefined, [{ property: 'outcome', message: 'invalid' }]);
  return chosen;
}

const errors = ['session-not-found', 'state-conflict'] as const;

export const routes = [
  defineRoute(
    {
      method: 'GET',
      path: 'paymentmethods/availables',
      summary: 'Payment methods of the site',
      auth: 'token',
      response: paymentMethodSchema,
    },
    async (call) => listPaymentMethods(call.site.code, call.language),
  ),
  defineRoute(
    {
      method: 'GET',
      path: 'sandbox-payment/:sessionId',
      summary: 'Payment page of the sandbox provider (HTML)',
      auth: 'none',
      errors,
      raw: true,
    },
    async ({ site, language, params }, { db }) => {
      const session = await findSession(db, site.code, params.sessionId ?? '');
      if (!session) throw new ApiError('session-not-found');
      const { payment, order } = session;
      const methods = listPaymentMethods(site.code, language);
      const method = methods.find((one) => one.subIntegrationType === order.subIntegrationType);
      return renderPaymentPage({
        language,
        shopName: shopNames[site.code],
        orderNumber: order.orderNumber,
        amount: createMoneyText({ site, language })(order.total),
        methodName: method?.paymentMethodTemplate.name ?? order.subIntegrationType,
        status: payment.status,
        backPath: wayBack(payment, order),
      });
    },
  ),
  defineRoute(
    {
      method: 'POST',
      path: 'sandbox-payment/:sessionId',
      summary: 'Choose how the sandbox payment ends (form); answers with 303 to the shop',
      auth: 'none',
      errors,
      raw: true,
    },
    async ({ site, params, request }, services) => {
      const outcome = await readOutcome(request);
      const session = { site: site.code, sessionId: params.sessionId ?? '' };
      const { payment, state } = await settlePayment(session, outcome, services);
      return new Response(null, { status: 303, headers: { location: wayBack(payment, state) } });
    },
  ),
  defineRoute(
    {
      method: 'POST',
      path: 'sandbox-payment/:sessionId/webhook',
      summary: 'The sandbox tells how a payment ended; header Sandbox-Signature, see signOutcome',
      auth: 'none',
      body: object({ outcome: string().oneOf(paymentOutcomes).required() }).noUnknown(),
      errors: [...errors, 'access-denied'],
      response: object({ paymentStatus: string().oneOf(paymentStatuses).required() }),
    },
    async ({ site, params, request, items: [{ outcome }] }, services) => {
      const session = { site: site.code, sessionId: params.sessionId ?? '' };
      const expected = signOutcome(await webhookSecret(services.db), { ...session, outcome });
      if (!isSignature(request.headers.get('sandbox-signature') ?? '', expected))
        throw new ApiError('access-denied');
      const { payment } = await settlePayment(session, outcome, services);
      return [{ paymentStatus: payment.status }];
    },
  ),
];
