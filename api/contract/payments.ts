import { array, boolean, type InferType, number, object, string } from 'yup';
import { binPattern, maxInstallments, paymentStatuses } from './checkout.ts';
import { moneySchema } from './envelope.ts';
import { typedOrderNumber } from './order-number.ts';
import { integrationTypes } from './payment-methods.ts';

/** Whatever looks like a whole card number is refused, so that none is ever stored or logged. */
const noCardNumber = /^(?!\s*(?:\d[\s-]*){12,19}$)/;
const tokenSchema = () => string().max(500).matches(noCardNumber, 'invalid');
const code = (max: number) =>
  string()
    .max(max)
    .matches(/^[\w .-]*$/, 'invalid')
    .matches(noCardNumber, 'invalid');

/** §9: a bank transfer must be paid within 10 days. */
export const transferDays = 10;

export const cardTypes = ['CREDIT_CARD', 'DEBIT_CARD'] as const;
/** The brands of §5. */
export const cardBrands = [
  'visa',
  'american-express',
  'mastercard',
  'discover',
  'diners-club',
  'jcb',
  'unionpay',
] as const;

/** One way to pay in parts. */
const installmentFields = {
  installmentCount: number().integer().min(1).required(),
  /** What paying in parts costs. */
  installmentFee: moneySchema,
  /** With the fee. */
  total: moneySchema,
  /** What is due each month, the first month first; together exactly `total`. */
  amounts: array().of(moneySchema).required(),
};

export const binCheckInputSchema = object({
  bin: string().matches(binPattern, 'invalid').required(),
  /** Minor units. */
  totalAmount: number().integer().min(1).max(2_000_000_000).required(),
}).noUnknown();
export const binCheckSchema = object({
  bin: string().required(),
  brand: string().oneOf(cardBrands).required(),
  brandName: string().required(),
  bankCode: string().nullable().defined(),
  bankName: string().nullable().defined(),
  cardFamily: string().nullable().defined(),
  cardType: string().oneOf(cardTypes).nullable().defined(),
  installmentOptions: array().of(object(installmentFields).required()).required(),
}).required();
export type BinCheck = InferType<typeof binCheckSchema>;

export const klarnaAuthorizeInputSchema = object({
  authToken: tokenSchema().required(),
  integrationType: string().oneOf(integrationTypes).default('klarna'),
}).noUnknown();

/** The state of a payment after the call: paid, or pending where the provider still has to tell. */
export const paymentStateSchema = object({
  orderId: string().uuid().required(),
  paymentStatus: string().oneOf(paymentStatuses).required(),
}).required();

export const cancelPaymentInputSchema = object({
  sessionId: string().max(100).required(),
  integrationType: string().oneOf(integrationTypes).required(),
}).noUnknown();

/** What a way to pay is asked about: minor units, the total of the basket when left out. Less, where a gift card pays a part. */
export const amountToPayQuerySchema = object({
  totalAmount: string()
    .matches(/^[1-9]\d{0,9}$/, 'invalid')
    .optional(),
});

export const klarnaOffersSchema = object({
  /** What Klarna's widget is opened with; null where the site has no Klarna. */
  clientToken: string().nullable().defined(),
  total: moneySchema,
  offers: array()
    .of(
      object({
        code: string().required(),
        /** Days after delivery within which the last amount is due. */
        dueInDays: number().integer().required(),
        amounts: array().of(moneySchema).required(),
      }).required(),
    )
    .required(),
}).required();

export const paypalCaptureInputSchema = object({ tokenId: tokenSchema().required() }).noUnknown();

const transactionId = () => code(100).optional();
const installmentCount = () => number().integer().min(1).max(maxInstallments).default(1);

export const masterpassTokenInputSchema = object({
  phone: string()
    .matches(/^\+?\d{10,14}$/, 'phoneNumber')
    .required(),
  bankIca: code(20).required(),
  validationType: code(20).default('none'),
  /** Whoever sends it may only send their own. */
  userId: code(100).optional(),
  transactionId: transactionId(),
}).noUnknown();
export const masterpassTokenSchema = object({
  token: string().required(),
  bankIca: string().required(),
  validationType: string().required(),
  transactionId: string().required(),
  /** ISO date-time. */
  expiresAt: string().required(),
}).required();

export const masterpassCheckoutInputSchema = object({
  token: tokenSchema().required(),
  bankIca: code(20).required(),
  cardInfo: object({
    bin: string().matches(binPattern, 'invalid').optional(),
    cardName: code(50).optional(),
    cardType: string().oneOf(cardTypes).optional(),
    cardFamily: code(50).optional(),
    bankCode: code(20).optional(),
  })
    .noUnknown()
    .optional()
    .default(undefined),
  installmentCount: installmentCount(),
  is3D: boolean().default(true),
}).noUnknown();
export const masterpassCheckoutSchema = object({
  order: string().uuid().required(),
  /** What is charged, with the instalment fee. */
  total: moneySchema,
  installmentFee: moneySchema,
  /** Page of the 3-D step; null without one. */
  redirectUrl: string().nullable().defined(),
}).required();

export const masterpassCommitInputSchema = object({
  token: tokenSchema().required(),
  bankIca: code(20).required(),
  is3D: boolean().default(true),
  installmentCount: installmentCount(),
  order: string().uuid().required(),
  transactionId: transactionId(),
}).noUnknown();
export const masterpassCommitSchema = object({
  order: string().uuid().required(),
  paymentStatus: string().oneOf(paymentStatuses).required(),
}).required();

export const bankIcaInputSchema = object({
  bankCode: code(20).required(),
  cardType: string().oneOf(cardTypes).default('DEBIT_CARD'),
  installmentCount: installmentCount(),
  cardFamily: code(50).nullable().optional(),
}).noUnknown();
export const bankIcaSchema = object({ bankIca: string().required() }).required();

export const goPayMethodSchema = object({
  paymentInstrument: string().required(),
  label: string().required(),
  group: string().required(),
}).required();
export const goPayStatusSchema = object({
  success: boolean().required(),
  paymentStatus: string().oneOf(paymentStatuses).required(),
}).required();

export const bnplOfferSchema = object({
  id: string().required(),
  bankCode: string().required(),
  bankName: string().required(),
  ...installmentFields,
}).required();
export const bnplInitInputSchema = object({ offerId: code(40).required() }).noUnknown();

/** Where an order that waits for its payment is paid: a path of this shop, or the https address of the payment service. */
export const payOnSchema = object({ redirectUrl: string().required() }).required();

export const wireReceivedInputSchema = object({
  orderNumber: typedOrderNumber().required(),
  /** Minor units. */
  amount: number().integer().min(1).max(2_000_000_000).required(),
}).noUnknown();
