import * as calls from '../../contract/calls/payments.ts';
import { cancelPaymentInputSchema, paymentStateSchema } from '../../contract/payments.ts';
import { defineRoute } from '../../http/route.ts';
import { cancelOwnPayment, ownSession } from './own-payment.ts';

export const cancelRoutes = [
  defineRoute(
    calls.cancelPayment,
    {
      summary:
        "Give up a payment whose provider's widget the shopper closed without paying: the order is cancelled and the basket " +
        'is there again. A payment that has ended stays as it is, and its state is the answer',
      auth: 'token',
      body: cancelPaymentInputSchema,
      errors: ['session-not-found', 'payment-timeout', 'payment-method-unavailable'],
      response: paymentStateSchema,
    },
    async (call, services) => {
      const [wanted] = call.items;
      const { payment } = await cancelOwnPayment(await ownSession(call, wanted, services), services);
      return [{ orderId: payment.orderId, paymentStatus: payment.status }];
    },
  ),
];
