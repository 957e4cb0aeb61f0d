import { array, boolean, type InferType, number, object, string } from 'yup';
import { savedAddressSchema } from './address.ts';
import { basketItemSchema, categorySchema, deliveryMethods } from './basket.ts';
import { deliverySlotSchema } from './delivery-slot.ts';
import { moneySchema } from './envelope.ts';
import { boughtCardSchema, paidByCardSchema, spentCardSchema } from './order-cards.ts';
import { countedPromotionSchema } from './order-promotions.ts';
import { orderStatuses } from './order-statuses.ts';
import { ownPathSchema } from './own-path.ts';
import { integrationTypes, subIntegrationTypes } from './payment-methods.ts';
import { givenBack } from './refunds.ts';
import { countryCodes } from './sites.ts';

/** A payment in more parts than this is offered nowhere. */
export const maxInstallments = 12;
/** The first digits of a card; more of its number never reaches the API. */
export const binPattern = /^\d{6,8}$/;

export const orderKinds = ['goods', 'gift-card'] as const;

export const checkoutInputSchema = object({
  integrationType: string().oneOf(integrationTypes).required(),
  subIntegrationType: string().oneOf(subIntegrationTypes).required(),
  successUrl: ownPathSchema,
  cancelUrl: ownPathSchema,
  termAndConditionIsAccepted: boolean().default(false),
  /** The total the shopper saw, in minor units; when it is another by now, nothing is ordered: basket-invalid. */
  expectedTotal: number().integer().min(0).required(),
  /** Of the card that is going to be used, where it shall be paid in parts: see `POST payment/bincheck`. */
  bin: string().matches(binPattern, 'invalid').optional(),
  installmentCount: number().integer().min(1).max(maxInstallments).optional(),
  /** The shopper's word that they are old enough to buy on credit; where the country asks, no credit without it. */
  isOfAge: boolean().optional(),
  giftCard: spentCardSchema.optional().default(undefined),
  /** What the shopper saw of the basket; when that can no longer be kept, nothing is ordered: delivery-slot-gone. */
  deliverySlot: deliverySlotSchema.nullable().optional().default(undefined),
}).noUnknown();
export type CheckoutInput = InferType<typeof checkoutInputSchema>;

export const checkoutResultSchema = object({
  sessionId: string().required(),
  orderId: string().required(),
  /** Where the shopper pays: a path of this shop, or the https address of the payment service. */
  redirectUrl: string().required(),
}).required();
export type CheckoutResult = InferType<typeof checkoutResultSchema>;

export const paymentMethodSchema = object({
  integrationType: string().oneOf(integrationTypes).required(),
  subIntegrationType: string().oneOf(subIntegrationTypes).required(),
  paymentMethodTemplate: object({ name: string().required() }).required(),
  /** Address of the provider's script, whose widget the page shows; null where the provider has a page of its own. */
  script: string().nullable().defined(),
}).required();
export type PaymentMethod = InferType<typeof paymentMethodSchema>;

export const paymentStatuses = ['pending', 'paid', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A line as it was when the order was placed. */
export const orderItemSchema = basketItemSchema
  .pick([
    'productId',
    'vsin',
    'alias',
    'title',
    'quantity',
    'unitPrice',
    'generalMarketPrice',
    'lineTotal',
    'discount',
    'isGift',
    'media',
    'options',
    'deliveryDate',
    'bufferedDeliveryDate',
    'setupProduct',
    'hasFreeInstallation',
    'guarantee',
  ])
  .shape({
    /** Null in orders from before these were kept. */
    category: categorySchema.nullable().defined().default(null),
    calculatedDeliveryDays: number().integer().nullable().defined().default(null),
    /** Of the goods; null in orders from before lines said theirs. */
    vatPercent: number().nullable().defined().default(null),
  });
export type OrderItem = InferType<typeof orderItemSchema>;
/** The VAT contained in all that is charged, with what paying in parts costs; its parts sum to `total`. */
const orderVatSchema = object({
  /** Whose VAT it is. */
  country: string().oneOf(countryCodes).required(),
  /** The only rate, or that of delivery and services where goods bear others too. */
  percent: number().required(),
  /** What is charged at each rate with its VAT, highest rate first. */
  rates: array()
    .of(object({ percent: number().required(), gross: moneySchema, vat: moneySchema }).required())
    .required(),
  total: moneySchema,
  goods: moneySchema,
  services: moneySchema,
  delivery: moneySchema,
  installmentFee: moneySchema,
}).required();
export type OrderVat = InferType<typeof orderVatSchema>;

export const orderSchema = object({
  id: string().uuid().required(),
  /** What the shopper quotes, e.g. `LW-7K4-M9X-R39`; a try to pay that failed has its number behind it, `/1`. */
  orderNumber: string().required(),
  status: string().oneOf(orderStatuses).required(),
  paymentStatus: string().oneOf(paymentStatuses).required(),
  /** ISO date-time. */
  placedAt: string().required(),
  items: array().of(orderItemSchema.required()).required(),
  orderSummary: object({
    subTotal: moneySchema,
    discount: moneySchema,
    delivery: moneySchema,
    total: moneySchema,
    vat: moneySchema,
  }).required(),
  /** Promotions and coupons that counted; their discounts sum to orderSummary.discount. */
  promotions: array().of(countedPromotionSchema).required(),
  /** What paying in parts costs; charged on top of the total, and given back with the whole order. */
  installmentFee: moneySchema,
  /** Null where no gift card pays any of it. */
  giftCard: paidByCardSchema.nullable().defined().default(null),
  /** What is not asked for, as pieces were withdrawn from before they were paid. */
  notAsked: moneySchema,
  /** What the way to pay is to bring, or has brought: the total and what paying in parts costs, less what a gift card pays and `notAsked`. */
  charged: moneySchema,
  /** Null where goods were bought. */
  boughtCard: boughtCardSchema.nullable().defined().default(null),
  vat: orderVatSchema,
  shippingAddress: savedAddressSchema.omit(['id']),
  billingAddress: savedAddressSchema.omit(['id']),
  deliveryMethod: string().oneOf(deliveryMethods).required(),
  /** Old pieces of furniture that are taken along for nothing. */
  oldPieces: number().integer().min(0).default(0),
  /** When the shopper has chosen it to be brought; null where the carrier proposes a day. */
  deliverySlot: deliverySlotSchema.nullable().defined().default(null),
  subIntegrationType: string().oneOf(subIntegrationTypes).required(),
  /** The way it is paid, as the shop calls it in the language of the order. */
  paymentName: string().required(),
  payBefore: string().nullable().defined(),
  /** What was received for it, with what paying in parts costs; 0 until it is paid. */
  paid: moneySchema,
  /** What of that was given back or is about to be: together the refunds that have not failed. */
  refunded: moneySchema,
  /** What of it the shopper's bank has taken back from the shop. */
  chargedBack: moneySchema,
  /** What is left of it for what the shopper keeps. */
  remaining: moneySchema,
  ...givenBack,
}).required();
export type Order = InferType<typeof orderSchema>;

/** The bank transfer an order waits for. */
const transferSchema = object({
  holder: string().required(),
  /** In groups of four, as people read it. */
  iban: string().required(),
  bic: string().required(),
  amount: moneySchema,
  /** What the shopper writes with the transfer. */
  reference: string().required(),
  /** ISO date-time; afterwards the order lapses. */
  payBefore: string().required(),
}).required();
export type Transfer = InferType<typeof transferSchema>;

/** One order with its history, oldest first. */
export const orderDetailSchema = orderSchema
  .shape({
    events: array()
      .of(
        object({
          /** ISO date-time. */
          time: string().required(),
          status: string().oneOf(orderStatuses).required(),
          paymentStatus: string().oneOf(paymentStatuses).required(),
        }).required(),
      )
      .required(),
    /** Null when none is awaited. */
    transfer: transferSchema.nullable().defined().default(null),
    /** Whether POST orders/{orderId}/cancel would be granted now. */
    canCancel: boolean().required(),
  })
  .required();
export type OrderDetail = InferType<typeof orderDetailSchema>;

/** What the shop's staff may tell of an order; payments have ways of their own. */
export const adminOrderEvents = ['prepare', 'ship', 'handOver', 'deliver', 'cancel', 'takeBack'] as const;
export const adminOrderEventSchema = object({
  event: string().oneOf(adminOrderEvents).required(),
}).noUnknown();

export const adminOrderSchema = orderSchema
  .shape({
    email: string().defined(),
    note: string().nullable().defined(),
  })
  .required();

export const adminOrderDetailSchema = orderDetailSchema
  .shape({
    email: string().defined(),
    note: string().nullable().defined(),
    /** Oldest first. */
    payments: array()
      .of(
        object({
          sessionId: string().required(),
          integrationType: string().required(),
          status: string().oneOf(paymentStatuses).required(),
          /** What the provider calls it. */
          reference: string().nullable().defined(),
          /** ISO date-time. */
          startedAt: string().required(),
          /** What it asks for, or has brought, with what paying in parts costs. */
          amount: moneySchema,
          installmentCount: number().integer().required(),
          /** What the shopper's bank took back. */
          chargedBack: moneySchema,
        }).required(),
      )
      .required(),
  })
  .required();
export type AdminOrderDetail = InferType<typeof adminOrderDetailSchema>;

/** Of all orders that a list of staff has, on whichever page. */
export const adminOrderTotalsSchema = object({
  orders: number().integer().required(),
  /** Without what paying in parts costs. */
  total: moneySchema,
}).required();
export type AdminOrderTotals = InferType<typeof adminOrderTotalsSchema>;

/** Where administrators make orders, for no one else to know. */
export const orderToolSchema = object({
  /** An https address; null while the shop has none. */
  createOrderUrl: string().nullable().defined().default(null),
}).required();
