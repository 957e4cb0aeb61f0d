import { array, boolean, type InferType, number, object, string } from 'yup';
import { maxPieces } from './basket.ts';
import { payers } from './credit-method.ts';
import { moneySchema } from './envelope.ts';
import { orderNumberOf, readSigns, typedOrderNumber } from './order-number.ts';
import { oneLine, severalLines } from './plain-text.ts';

/** `received` is what the shopper declared; `completed` once all its pieces are the shop's again. */
export const withdrawalStatuses = ['received', 'completed'] as const;
/** Why a line cannot be withdrawn from: made for this shopper, too late, or already withdrawn or taken back. */
export const notWithdrawableReasons = ['made-to-measure', 'too-late', 'already-withdrawn'] as const;

export const knownOrderNumber = typedOrderNumber().test(
  'order-number',
  'orderNumber',
  (number) => number === undefined || orderNumberOf(number) !== null,
);
export const orderEmail = string().trim().lowercase().max(254).email('email');

/** Signs of the code in the mail, dashes and the like left out. */
export const codeLength = 8;
const mailCode = string()
  .max(40)
  .transform((typed: unknown) => (typeof typed === 'string' ? readSigns(typed) : typed));

/**
 * Which order, with the proof that it is the caller's: the secret of its mails; its number and e-mail address with the
 * code that was mailed; or for the holder of its token its id.
 */
const contractFields = {
  key: string().max(100).optional(),
  orderNumber: knownOrderNumber.optional(),
  email: orderEmail.optional(),
  code: mailCode.optional(),
  orderId: string().uuid().optional(),
};
type ContractFields = {
  key?: string | undefined;
  orderNumber?: string | undefined;
  email?: string | undefined;
  code?: string | undefined;
  orderId?: string | undefined;
};
function provesOneOrder({ key, orderNumber, email, code, orderId }: ContractFields): boolean {
  const typed = [orderNumber, email, code];
  if (typed.some(Boolean)) return typed.every(Boolean) && !key && !orderId;
  return Boolean(key) !== Boolean(orderId);
}

export const withdrawalCheckInputSchema = object(contractFields)
  .noUnknown()
  .test('contract', 'required', provesOneOrder);
export type WithdrawalCheckInput = InferType<typeof withdrawalCheckInputSchema>;

/** More than the lines of a basket and the gifts that come with them. */
const maxOrderLines = 1000;
const lineNumber = number()
  .strict()
  .integer()
  .min(0)
  .max(maxOrderLines - 1)
  .required();
const pieces = number().strict().integer().min(1).max(maxPieces).required();

export const chosenLines = array()
  .of(object({ line: lineNumber, quantity: pieces }).noUnknown().required())
  .min(1)
  .max(maxOrderLines)
  .optional();

export const withdrawalInputSchema = object({
  ...contractFields,
  /** Who declares; the name of the order when left out. */
  name: oneLine().max(150).optional(),
  /** Never asked for by law, so never required. */
  reason: severalLines().max(500).optional(),
  /** Lines by their number in the check, with pieces; everything that can be withdrawn when left out. */
  lines: chosenLines,
})
  .noUnknown()
  .test('contract', 'required', provesOneOrder);
export type WithdrawalInput = InferType<typeof withdrawalInputSchema>;

/** Proven later, a declaration by number and address counts from its own moment only if staff say so. */
export const provenWithinDays = 30;

export const withdrawalCheckSchema = object({
  orderNumber: string().required(),
  placedAt: string().required(),
  /** Where the receipt will go. */
  email: string().required(),
  name: string().defined(),
  /** Last date (yyyy-mm-dd, time zone of the site) on which it is possible; null before delivery. */
  withdrawUntil: string().nullable().defined(),
  /** When it was declared by number and e-mail address (ISO date-time), which is the moment that counts; else null. */
  declaredAt: string().nullable().defined(),
  /**
   * When it was declared in time, but too long ago to count by itself (ISO date-time): nothing can be withdrawn unless
   * staff let that moment count; else null.
   */
  undecidedAt: string().nullable().defined(),
  lines: array()
    .of(
      object({
        line: lineNumber,
        vsin: string().required(),
        title: string().required(),
        ordered: number().integer().required(),
        /** Pieces that can be withdrawn now; 0 with the reason beside it. */
        withdrawable: number().integer().min(0).required(),
        reason: string().oneOf(notWithdrawableReasons).nullable().defined(),
        /** What is paid back for these pieces, after its share of the discount. */
        refund: moneySchema,
      }).required(),
    )
    .required(),
}).required();
export type WithdrawalCheck = InferType<typeof withdrawalCheckSchema>;

/** The receipt; the same facts go out by mail at once. */
export const withdrawalReceiptSchema = object({
  id: string().uuid().required(),
  receiptNumber: string().required(),
  orderNumber: string().required(),
  /** ISO date-time of the declaration, also when it was proven later. */
  receivedAt: string().required(),
  status: string().oneOf(withdrawalStatuses).required(),
  name: string().defined(),
  email: string().required(),
  reason: string().nullable().defined(),
  /** True when nothing had left the shop, so that the whole order could be cancelled at once. */
  isOrderCancelled: boolean().required(),
  /** Whether the goods had left the shop, so that they are to be sent back; true in receipts from before these said so. */
  isSent: boolean().default(true),
  /** Who had paid for them. */
  paidBy: string().oneOf(payers).default('shopper'),
  lines: array()
    .of(
      object({
        line: lineNumber,
        vsin: string().required(),
        title: string().required(),
        quantity: number().integer().min(1).required(),
        /** Pieces the shop has back. */
        takenBack: number().integer().min(0).required(),
      }).required(),
    )
    .required(),
}).required();
export type WithdrawalReceipt = InferType<typeof withdrawalReceiptSchema>;

/** What arrived at the shop, piece by piece; everything of the withdrawal, sellable, when `lines` is left out. */
export const receiveReturnInputSchema = object({
  lines: array()
    .of(
      object({
        line: lineNumber,
        quantity: pieces,
        /** False keeps damaged goods out of the stock. */
        isSellable: boolean().default(true),
      })
        .noUnknown()
        .required(),
    )
    .min(1)
    .max(maxOrderLines)
    .optional(),
}).noUnknown();
export type ReceiveReturnInput = InferType<typeof receiveReturnInputSchema>;
