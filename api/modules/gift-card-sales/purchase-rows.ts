import { randomUUID } from 'node:crypto';
import type { AddressInput } from '../../contract/address.ts';
import type { GiftCardInput } from '../../contract/gift-cards.ts';
import { ownerOf } from '../../http/owner.ts';
import { methodName } from '../../messages/method-names.ts';
import type { ShopperContext } from '../../request-context.ts';
import { firstState } from '../orders/states.ts';
import { newPaymentRow, payBeforeOf } from '../payments/new-payment.ts';
import { toMedia } from '../product/localise.ts';

export type Buying = { shopper: ShopperContext; input: GiftCardInput; now: Date };

/**
 * The order by which a card is bought. What can be bought with it is taxed when it is bought: a voucher for several
 * purposes bears no VAT (Directive 2006/112/EC art. 30b).
 */
export function toPurchaseRow({ shopper, input, now }: Buying) {
  const buyer: AddressInput = input.buyer;
  const { amount } = input;
  return {
    ...firstState,
    ...ownerOf(shopper),
    kind: 'gift-card' as const,
    // There is none: the column wants an id, and no basket has this one.
    basketId: randomUUID(),
    currency: shopper.site.currency,
    language: shopper.language,
    subTotal: amount,
    discount: 0,
    delivery: 0,
    total: amount,
    vat: 0,
    shippingAddress: buyer,
    billingAddress: buyer,
    email: buyer.email,
    deliveryMethod: 'home' as const,
    oldPieces: 0,
    deliverySlot: null,
    note: null,
    subIntegrationType: input.subIntegrationType,
    giftCardId: null,
    giftCardAmount: 0,
    giftCardReleased: false,
    tryNumber: 1,
    isFailedTry: false,
    payBefore: payBeforeOf(input, now),
    createdAt: now,
  };
}

/** The one line of such an order, which withdrawing, invoice and refund know as any other. */
export function toPurchaseLine({ shopper, input }: Buying) {
  const { site, language } = shopper;
  const price = { amount: input.amount, currency: site.currency };
  const title = methodName('gift-card', language);
  const media = toMedia(
    {
      file: 'gift-card.webp',
      kind: 'packshot',
      width: 1280,
      height: 960,
      alt: { [language]: title },
      shows: null,
    },
    language,
  );
  return {
    variantId: 0,
    vsin: 'GIFTCARD',
    quantity: 1,
    unitAmount: input.amount,
    lineAmount: input.amount,
    discount: 0,
    tookStock: false,
    isMadeToMeasure: false,
    snapshot: {
      productId: 'GIFTCARD',
      vsin: 'GIFTCARD',
      alias: 'gift-cards',
      title,
      quantity: 1,
      unitPrice: price,
      lineTotal: price,
      media,
      options: [],
      isGift: false,
      vatPercent: 0,
      deliveryDate: input.sendOn,
      bufferedDeliveryDate: input.sendOn,
      setupProduct: null,
    },
  };
}

export function toPurchasePayment({ shopper, input, now }: Buying) {
  const asked = { amount: input.amount, installmentCount: 1, installmentFee: 0 };
  return newPaymentRow(input, { site: shopper.site.code, now, ...asked });
}
