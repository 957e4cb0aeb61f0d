import { call } from '../call.ts';
import type { CheckoutResult, PaymentStatus } from '../checkout.ts';
import type {
  amountToPayQuerySchema,
  BinCheck,
  bankIcaInputSchema,
  bankIcaSchema,
  binCheckInputSchema,
  bnplInitInputSchema,
  bnplOfferSchema,
  cancelPaymentInputSchema,
  goPayMethodSchema,
  goPayStatusSchema,
  klarnaAuthorizeInputSchema,
  klarnaOffersSchema,
  masterpassCheckoutInputSchema,
  masterpassCheckoutSchema,
  masterpassCommitInputSchema,
  masterpassCommitSchema,
  masterpassTokenInputSchema,
  masterpassTokenSchema,
  paymentStateSchema,
  payOnSchema,
  paypalCaptureInputSchema,
  wireReceivedInputSchema,
} from '../payments.ts';

export const authoriseKlarna = call('POST', 'klarna-authorize')
  .takes<typeof klarnaAuthorizeInputSchema>()
  .answersOne<typeof paymentStateSchema>();
export const readKlarnaOffers = call('GET', 'klarna-offers')
  .query<typeof amountToPayQuerySchema>()
  .answersOne<typeof klarnaOffersSchema>();
export const capturePaypal = call('POST', 'checkout/paypal/capture')
  .takes<typeof paypalCaptureInputSchema>()
  .answersOne<typeof paymentStateSchema>();
export const cancelPayment = call('POST', 'payment/cancel')
  .takes<typeof cancelPaymentInputSchema>()
  .answersOne<typeof paymentStateSchema>();
export const giveUpPayment = call('DELETE', 'orders/:orderId/payment').answersOne<
  typeof paymentStateSchema
>();
export const payOn = call('POST', 'orders/:orderId/payment').answersOne<typeof payOnSchema>();
export const makeMasterpassToken = call('POST', 'masterpass/token')
  .takes<typeof masterpassTokenInputSchema>()
  .answersOne<typeof masterpassTokenSchema>();
export const findBankIca = call('POST', 'masterpass/v2/bankIca')
  .takes<typeof bankIcaInputSchema>()
  .answersOne<typeof bankIcaSchema>();
export const prepareMasterpass = call('POST', 'checkout/masterpass')
  .takes<typeof masterpassCheckoutInputSchema>()
  .answersOne<typeof masterpassCheckoutSchema>();
export const commitMasterpass = call('POST', 'checkout/masterpass/commitpurchase')
  .takes<typeof masterpassCommitInputSchema>()
  .answersOne<typeof masterpassCommitSchema>();
export const listGoPayMethods = call('GET', 'gopay/paymentmethods').answers<typeof goPayMethodSchema>();
export const readGoPayStatus = call('GET', 'gopay/paymentstatus/:paymentId').answersOne<
  typeof goPayStatusSchema
>();
export const listBnplOffers = call('GET', 'checkout/bnpl-offers')
  .query<typeof amountToPayQuerySchema>()
  .answers<typeof bnplOfferSchema>();
export const takeBnplOffer = call('POST', 'checkout/bnpl-init')
  .takes<typeof bnplInitInputSchema>()
  .answersOne<CheckoutResult>();
export const checkBin = call('POST', 'payment/bincheck')
  .takes<typeof binCheckInputSchema>()
  .answersOne<BinCheck>();
export const confirmTransfer = call('POST', 'payment/wire-received')
  .takes<typeof wireReceivedInputSchema>()
  .answersOne<typeof paymentStateSchema>();
export const tellSandboxOutcome = call('POST', 'sandbox-payment/:sessionId/webhook')
  .takes<{ outcome: 'success' | 'decline' | 'cancel' }>()
  .answersOne<{ paymentStatus: PaymentStatus }>();
