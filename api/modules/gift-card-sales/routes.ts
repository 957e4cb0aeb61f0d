import * as calls from '../../contract/calls/gift-cards.ts';
import { checkoutResultSchema } from '../../contract/checkout.ts';
import {
  adminGiftCardSchema,
  giftCardAmountSchema,
  giftCardBalanceInputSchema,
  giftCardBalanceSchema,
  giftCardInputSchema,
  sendAgainInputSchema,
} from '../../contract/gift-cards.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { buyCard, listAmounts, readBalance } from './service.ts';
import { sendAgain } from './staff.ts';

/** Against guessing, though nobody guesses one of 10^27. */
const perClient = { points: 20, seconds: 3600, isGuard: true } as const;

export const routes: readonly Route[] = [
  defineRoute(
    calls.listGiftCardAmounts,
    {
      summary: 'The amounts that gift cards are sold of; none where the site has none',
      auth: 'none',
      response: giftCardAmountSchema,
    },
    async (call) => listAmounts(call),
  ),
  defineRoute(
    calls.buyGiftCard,
    {
      summary:
        'Order a gift card, which a mail takes to its recipient on the day `sendOn`, 180 days ahead at most, once it is ' +
        'paid. Send Idempotency-Key so that a repeated call orders no second one. Not on credit',
      auth: 'token',
      body: giftCardInputSchema,
      headers: ['Idempotency-Key'],
      errors: [
        'resource-not-found',
        'terms-not-accepted',
        'payment-method-unavailable',
        'payment-timeout',
        'idempotency-conflict',
        'too-many-requests',
      ],
      response: checkoutResultSchema,
    },
    async (call, services) => [await buyCard(call, call.items[0], call.request, services)],
  ),
  defineRoute(
    calls.readGiftCardBalance,
    {
      summary:
        'What is left on a gift card, for whoever has its code. gift-card-invalid alike for codes that nobody has, cards ' +
        'that have expired or were taken back, and those of another currency',
      auth: 'token',
      body: giftCardBalanceInputSchema,
      limit: perClient,
      errors: ['gift-card-invalid', 'too-many-requests'],
      response: giftCardBalanceSchema,
    },
    async (call, services) => [await readBalance(call, call.items[0].code, services)],
  ),
  defineRoute(
    calls.sendGiftCardAgain,
    {
      summary:
        'Staff send the gift card of an order once more, to another address where one is given, under a new code: the ' +
        'one before opens nothing any more. Only a card of which nothing was spent',
      auth: 'admin',
      body: sendAgainInputSchema,
      errors: ['order-not-found', 'state-conflict'],
      response: adminGiftCardSchema,
    },
    async (call, services) => [await sendAgain(call, call.params.orderId, call.items[0], services)],
  ),
];
