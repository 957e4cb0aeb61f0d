import * as calls from '../../contract/calls/checkout.ts';
import { checkoutInputSchema, checkoutResultSchema } from '../../contract/checkout.ts';
import { defineRoute } from '../../http/route.ts';
import { checkOut, findPlaced } from './service.ts';

export const routes = [
  defineRoute(
    calls.placeOrder,
    {
      summary:
        'Order the basket; send Idempotency-Key so that a repeated call places no second order. The payment is opened ' +
        'once the order stands; when its provider refuses or does not answer, nothing is ordered and the basket is back. ' +
        'At another total than `expectedTotal` nothing is ordered: basket-invalid, with the reasons as fields ' +
        '(`couponCode` for a code that counts no more). `giftCard` pays all of it or a part; ' +
        'where it pays for all, no other way is needed: integrationType and subIntegrationType gift-card. ' +
        'Unpaid transfers hold at most the share wireStockShare of what is left of a product: too-many-by-transfer. ' +
        'too-many-requests: one client tries ten times an hour for an address, takes half or more of what is left of a ' +
        'product ten times a day, and is refused with ten new addresses in ten minutes; an address gets thirty orders an hour',
      auth: 'token',
      body: checkoutInputSchema,
      headers: ['Idempotency-Key'],
      errors: [
        'terms-not-accepted',
        'address-missing',
        'basket-empty',
        'basket-invalid',
        'out-of-stock',
        'delivery-slot-gone',
        'too-many-by-transfer',
        'gift-card-invalid',
        'gift-card-changed',
        'payment-method-unavailable',
        'payment-timeout',
        'idempotency-conflict',
        'too-many-requests',
      ],
      response: checkoutResultSchema,
    },
    async (call, services) => [await checkOut(call, call.items[0], call.request, services)],
  ),
  defineRoute(
    calls.findPlacedOrder,
    {
      summary:
        'The order that POST checkout has placed under this Idempotency-Key, for whoever did not get its answer: the same ' +
        'answer again, without what was ordered. Nothing is ordered by it; order-not-found where nothing was',
      auth: 'token',
      errors: ['order-not-found', 'payment-method-unavailable', 'payment-timeout'],
      response: checkoutResultSchema,
    },
    async (call, services) => [await findPlaced(call, call.params.key, services)],
  ),
];
