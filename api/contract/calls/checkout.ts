import { call } from '../call.ts';
import type { CheckoutResult, checkoutInputSchema, PaymentMethod } from '../checkout.ts';

export const placeOrder = call('POST', 'checkout')
  .takes<typeof checkoutInputSchema>()
  .answersOne<CheckoutResult>();
export const listPaymentMethods = call('GET', 'paymentmethods/availables').answers<PaymentMethod>();
