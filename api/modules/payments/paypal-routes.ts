import * as calls from '../../contract/calls/payments.ts';
import { paymentStateSchema, paypalCaptureInputSchema } from '../../contract/payments.ts';
import { defineRoute } from '../../http/route.ts';
import { magicTokens, plainToken } from './magic-token.ts';
import { confirmPayment, ownSession } from './own-payment.ts';

export const paypalRoutes = [
  defineRoute(
    calls.capturePaypal,
    {
      summary:
        'Take the money of a PayPal order that the shopper has approved; repeating it takes nothing again. tokenId is ' +
        'the sessionId that POST checkout gave for integrationType paypal; in the sandbox a magic word may follow ' +
        `after a full stop. ${magicTokens}`,
      auth: 'token',
      body: paypalCaptureInputSchema,
      errors: ['session-not-found', 'payment-declined', 'payment-timeout', 'payment-method-unavailable'],
      response: paymentStateSchema,
    },
    async (call, services) => {
      const [{ tokenId }] = call.items;
      const wanted = { integrationType: 'paypal', sessionId: plainToken(tokenId) } as const;
      const { payment } = await confirmPayment(await ownSession(call, wanted, services), tokenId, services);
      return [{ orderId: payment.orderId, paymentStatus: payment.status }];
    },
  ),
];
