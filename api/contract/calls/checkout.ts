import { call } from '../call.ts';
import type { CheckoutResult, checkoutInputSchema, PaymentMethod } from '../checkout.ts';

export const placeOrder = call('POST', 'checkout')
  .takes<typeof checkoutInputSchema>()
  .answersOne<CheckoutResult>();
/** `key` is the Idempotency-Key it was placed under. */
export const findPlacedOrder = call('GET', 'checkout/attempts/:key').answersOne<CheckoutResult>();
export const listPaymentMethods = call('GET', 'paymentmethods/availables').answers<PaymentMethod>();
