import { array, type InferType, number, object, string } from 'yup';
import { moneySchema } from './envelope.ts';
import { isIban, toIban } from './iban.ts';
import { typedOrderNumber } from './order-number.ts';
import { subIntegrationTypes } from './payment-methods.ts';
import { oneLine } from './plain-text.ts';

/**
 * `account-needed`: it goes to a bank account that the shopper has not told yet. `to-transfer`: staff are to make the
 * transfer. `sent`: the payment service has taken it on and will still tell how it ends. `failed`: people have to look.
 */
export const refundStatuses = ['account-needed', 'to-transfer', 'queued', 'sent', 'done', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
/** What the shopper reads; `charged-back`: it was to go back, but their bank had taken the money already. */
export const shownRefundStatuses = [...refundStatuses, 'charged-back'] as const;
export type ShownRefundStatus = (typeof shownRefundStatuses)[number];
/** `paid-twice`: it came in beside what was asked for, and is no part of the sale. */
export const refundReasons = ['cancelled', 'returned', 'paid-too-late', 'paid-twice'] as const;

/** Money that goes back to the shopper. */
export const refundSchema = object({
  id: string().uuid().required(),
  amount: moneySchema,
  status: string().oneOf(shownRefundStatuses).required(),
  reason: string().oneOf(refundReasons).required(),
  /** The way it goes: the one by which the order was paid. */
  way: string().oneOf(subIntegrationTypes).required(),
  /** How the shopper knows it. */
  wayName: string().required(),
  /** ISO date-time. */
  requestedAt: string().required(),
  /** ISO date-time; null until it has been given back. */
  doneAt: string().nullable().defined(),
  /** Where a transfer goes; null for every other way, and until the shopper has told it. */
  accountHolder: string().nullable().defined(),
  iban: string().nullable().defined(),
}).required();
export type Refund = InferType<typeof refundSchema>;
export const refundsSchema = array().of(refundSchema).required();

/** Pieces that were withdrawn from, of an order of which others are kept. */
const withdrawnSchema = object({
  lines: array()
    .of(object({ title: string().required(), quantity: number().integer().min(1).required() }).required())
    .required(),
  /** What they cost: not owed, or given back. */
  amount: moneySchema,
  /** What the order comes to without them. */
  left: moneySchema,
}).required();

/** What an order says of it. */
export const givenBack = {
  /** Oldest first. */
  refunds: refundsSchema,
  /** Null where nothing was withdrawn, and where the whole order is over. */
  withdrawn: withdrawnSchema.nullable().defined().default(null),
};

/** Where the refunds of an order that was paid by transfer shall go. */
export const refundAccountInputSchema = object({
  accountHolder: oneLine().max(70).required(),
  iban: string()
    .max(60)
    .transform((typed: unknown) => (typeof typed === 'string' ? toIban(typed) : typed))
    .required()
    .test({ name: 'iban', message: 'iban', test: (iban) => isIban(iban) }),
}).noUnknown();
export type RefundAccountInput = InferType<typeof refundAccountInputSchema>;

/** What staff see of one. */
export const adminRefundSchema = refundSchema
  .shape({
    /** As it is stored: whether the bank was quicker is for staff to see to. */
    status: string().oneOf(refundStatuses).required(),
    orderId: string().uuid().required(),
    orderNumber: string().required(),
    email: string().defined(),
    /** What the payment service, or the bank, calls it. */
    reference: string().nullable().defined(),
    /** Of the transfer that brought too much, as staff have told it; null for every other reason. */
    receipt: string().nullable().defined().default(null),
    /** Tries that failed. */
    attempts: number().integer().required(),
  })
  .required();
export type AdminRefund = InferType<typeof adminRefundSchema>;

export const refundDoneInputSchema = object({
  /** Of the transfer, as the bank has it. */
  reference: oneLine().max(100).optional(),
}).noUnknown();

/** What came in beside what a transfer was to bring. */
export const wireExcessInputSchema = object({
  orderNumber: typedOrderNumber().required(),
  /** All that is too much, minor units. */
  amount: number().integer().min(1).max(2_000_000_000).required(),
  /** What the bank calls the transfer it came with. */
  receipt: oneLine().max(100).required(),
}).noUnknown();
