import * as calls from '../../contract/calls/payments.ts';
import { paymentStateSchema, payOnSchema } from '../../contract/payments.ts';
import { defineRoute } from '../../http/route.ts';
import { giveUpPayment, payOn } from './pay-on.ts';

const ofOwnOrder = {
  auth: 'token',
  limit: { points: 60, seconds: 600 },
  errors: [
    'order-not-found',
    'state-conflict',
    'payment-timeout',
    'payment-method-unavailable',
    'too-many-requests',
  ],
} as const;

export const payOnRoutes = [
  defineRoute(
    calls.payOn,
    {
      summary:
        'Where an order of the caller that waits for its payment is paid on, on any device: the payment that was begun, ' +
        'however often it is asked. state-conflict for one that waits for none, and for a transfer',
      ...ofOwnOrder,
      response: payOnSchema,
    },
    async (call, services) => [{ redirectUrl: await payOn(call, call.params.orderId, services) }],
  ),
  defineRoute(
    calls.giveUpPayment,
    {
      summary:
        'Give up the payment of an order of the caller that waits for it: the order is cancelled and what was ordered is in ' +
        'the basket again. The provider is asked first: what was paid stays paid, and its state is the answer, as that of any ' +
        'payment that has ended. state-conflict for a transfer',
      ...ofOwnOrder,
      response: paymentStateSchema,
    },
    async (call, services) => {
      const { payment } = await giveUpPayment(call, call.params.orderId, services);
      return [{ orderId: payment.orderId, paymentStatus: payment.status }];
    },
  ),
];
