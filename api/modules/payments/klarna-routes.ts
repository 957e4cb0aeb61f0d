import * as calls from '../../contract/calls/payments.ts';
import {
  amountToPayQuerySchema,
  klarnaAuthorizeInputSchema,
  klarnaOffersSchema,
  paymentStateSchema,
} from '../../contract/payments.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { splitMinor } from './installments.ts';
import { magicTokens } from './magic-token.ts';
import { confirmPayment, ownSession } from './own-payment.ts';
import { sandboxClientToken } from './sandbox-script.ts';
import { totalToPay } from './total-to-pay.ts';

/** Klarna's two products: all of it within 30 days after delivery, or three equal parts, one a month. */
const offers = [
  { code: 'pay-later', parts: 1, dueInDays: 30 },
  { code: 'pay-in-3', parts: 3, dueInDays: 60 },
];

export const klarnaRoutes = [
  defineRoute(
    calls.authoriseKlarna,
    {
      summary:
        "Hand over the authorisation token of Klarna's widget. The order is placed by POST checkout before; this pays " +
        "the caller's newest order through the given integrationType, and repeating it charges nothing again. " +
        magicTokens,
      auth: 'token',
      body: klarnaAuthorizeInputSchema,
      errors: ['session-not-found', 'payment-declined', 'payment-timeout', 'payment-method-unavailable'],
      response: paymentStateSchema,
    },
    async (call, services) => {
      const [{ authToken, integrationType }] = call.items;
      const session = await ownSession(call, { integrationType }, services);
      if (session.order.subIntegrationType !== 'pay-later') throw new ApiError('session-not-found');
      const { payment } = await confirmPayment(session, authToken, services);
      return [{ orderId: payment.orderId, paymentStatus: payment.status }];
    },
  ),
  defineRoute(
    calls.readKlarnaOffers,
    {
      summary:
        "How the caller's basket, or totalAmount of it, could be paid with Klarna; no offers where the site has no Klarna",
      auth: 'token',
      query: amountToPayQuerySchema,
      response: klarnaOffersSchema,
    },
    async (call, services) => {
      const { currency, code } = call.site;
      const total = await totalToPay(call, services);
      const klarna = { integrationType: 'klarna', subIntegrationType: 'pay-later' } as const;
      const isAvailable = total.amount > 0 && services.payments.isOffered(code, klarna);
      const available = isAvailable ? offers : [];
      return [
        {
          total,
          clientToken: isAvailable ? sandboxClientToken : null,
          offers: available.map(({ code: offer, parts, dueInDays }) => ({
            code: offer,
            dueInDays,
            amounts: splitMinor(total.amount, parts).map((amount) => ({ amount, currency })),
          })),
        },
      ];
    },
  ),
];
