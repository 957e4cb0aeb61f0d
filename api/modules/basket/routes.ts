import {
  basketInputSchema,
  basketItemInputSchema,
  basketSchema,
  basketShareSchema,
  installationInputSchema,
  maxCoupons,
} from '../../contract/basket.ts';
import * as calls from '../../contract/calls/basket.ts';
import { deliverySlotSchema } from '../../contract/delivery-slot.ts';
import { couponInputSchema } from '../../contract/promotions.ts';
import { mostItems } from '../../http/parse-input.ts';
import { defineRoute } from '../../http/route.ts';
import { listDeliverySlots } from './delivery-slots.ts';
import { addToBasket, readBasket, replaceBasket } from './service.ts';
import { openShare, shareBasket } from './share.ts';
import { toggleInstallation } from './toggle-installation.ts';

const propertyErrors = { quantity: 'invalid-quantity' } as const;

export const routes = [
  defineRoute(
    calls.readBasket,
    {
      summary: 'The open basket; an empty one as long as nothing was added',
      auth: 'token',
      response: basketSchema,
    },
    async (call, services) => [await readBasket(call, services)],
  ),
  defineRoute(
    calls.addToBasket,
    {
      summary: 'Add products; quantities of the same product are summed',
      auth: 'token',
      body: basketItemInputSchema,
      maxItems: mostItems,
      propertyErrors,
      errors: ['invalid-quantity', 'product-not-found', 'out-of-stock'],
      response: basketSchema,
    },
    async (call, services) => [await addToBasket(call, call.items, services)],
  ),
  defineRoute(
    calls.changeBasket,
    {
      summary: 'Set the state of the basket; what is left out stays as it is',
      auth: 'token',
      body: basketInputSchema,
      propertyErrors,
      errors: [
        'invalid-quantity',
        'product-not-found',
        'out-of-stock',
        'state-conflict',
        'coupon-invalid',
        'coupon-expired',
        'coupon-not-applicable',
        'too-many-requests',
        'delivery-slot-gone',
      ],
      response: basketSchema,
    },
    async (call, services) => [await replaceBasket(call, call.items[0], services)],
  ),
  defineRoute(
    calls.setCoupons,
    {
      summary:
        'Set the coupons of the basket: one per item, instead of those before; an empty or missing couponName takes ' +
        'them out. Case and spaces around a code do not matter. A new code must count at once: unknown or not yet ' +
        'running coupon-invalid, over or used up coupon-expired, otherwise coupon-not-applicable with what is ' +
        'missing. A code that stops counting later stays with a message below 4000. Products whose tag is on the ' +
        'promotion-exception list take no part; the code is refused when the basket holds nothing else',
      auth: 'token',
      body: couponInputSchema,
      maxItems: maxCoupons,
      errors: ['coupon-invalid', 'coupon-expired', 'coupon-not-applicable', 'too-many-requests'],
      response: basketSchema,
    },
    async (call, services) => {
      const couponCodes = call.items.map(({ couponName }) => couponName ?? '');
      return [await replaceBasket(call, { couponCode: couponCodes }, services)];
    },
  ),
  defineRoute(
    calls.toggleInstallation,
    {
      summary:
        'Add the installation service to each named line, or remove it where it was chosen; a product named twice counts once. All or nothing: product-not-found for what is no line of the basket, invalid-input for what cannot be installed',
      auth: 'token',
      body: installationInputSchema,
      maxItems: mostItems,
      errors: ['product-not-found'],
      response: basketSchema,
    },
    async (call, services) => [await toggleInstallation(call, call.items, services)],
  ),
  defineRoute(
    calls.listDeliverySlots,
    {
      summary:
        'Parts of days on which the carrier can bring the basket to its address, from the first day promised on, earliest first; one may be set as deliverySlot. None for parcels, without an address, or where the carrier proposes a day itself',
      auth: 'token',
      // Each asks the carrier.
      limit: { points: 60, seconds: 600 },
      errors: ['too-many-requests'],
      response: deliverySlotSchema,
    },
    listDeliverySlots,
  ),
  defineRoute(
    calls.shareBasket,
    {
      summary:
        'A key that rebuilds the lines of this basket for another visitor; the same content gives the same key, which works for 30 days after it was last asked for. Note, addresses and coupon do not go along',
      auth: 'token',
      // Each content is kept for 30 days.
      limit: { points: 60, seconds: 600 },
      errors: ['basket-empty', 'too-many-requests'],
      response: basketShareSchema,
    },
    async (call, services) => [await shareBasket(call, services)],
  ),
  defineRoute(
    calls.openSharedBasket,
    {
      summary:
        'Make the lines of a shared basket the content of one’s own, capped by stock and at today’s prices; messages name what is missing (2003) or reduced (2002). No body',
      auth: 'token',
      limit: { points: 30, seconds: 60 },
      errors: ['share-not-found'],
      response: basketSchema,
    },
    async (call, services) => [await openShare(call, call.params.key, services)],
  ),
];
