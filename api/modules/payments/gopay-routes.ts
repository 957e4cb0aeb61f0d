import * as calls from '../../contract/calls/payments.ts';
import { goPayMethodSchema, goPayStatusSchema } from '../../contract/payments.ts';
import { defineRoute } from '../../http/route.ts';
import { methodName } from '../../messages/method-names.ts';
import { ownSession, refreshPayment } from './own-payment.ts';

const goPay = { integrationType: 'gopay', subIntegrationType: 'gopay' } as const;

export const goPayRoutes = [
  defineRoute(
    calls.listGoPayMethods,
    {
      summary: "What can be chosen on GoPay's page; empty on sites without GoPay",
      auth: 'token',
      response: goPayMethodSchema,
    },
    async ({ site, language }, { payments }) =>
      payments.isOffered(site.code, goPay)
        ? [
            {
              paymentInstrument: 'PAYMENT_CARD',
              label: methodName('card', language),
              group: 'card-payment',
            },
            {
              paymentInstrument: 'BANK_ACCOUNT',
              label: methodName('wire', language),
              group: 'bank-transfer',
            },
            { paymentInstrument: 'GPAY', label: 'Google Pay', group: 'wallet' },
            { paymentInstrument: 'APPLE_PAY', label: 'Apple Pay', group: 'wallet' },
          ]
        : [],
  ),
  defineRoute(
    calls.readGoPayStatus,
    {
      summary:
        'Ask GoPay how a payment stands, and bring the order in line. paymentId is the sessionId that POST checkout ' +
        'gave; success only when an order came of it. In the sandbox the choice on the payment page decides',
      auth: 'token',
      errors: ['session-not-found'],
      response: goPayStatusSchema,
    },
    async (call, services) => {
      const wanted = { integrationType: 'gopay', sessionId: call.params.paymentId } as const;
      const { payment, order } = await refreshPayment(await ownSession(call, wanted, services), services);
      const success = payment.status === 'paid' && order.status !== 'cancelled';
      return [{ success, paymentStatus: payment.status }];
    },
  ),
];
