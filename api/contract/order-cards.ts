import { number, object, string } from 'yup';
import { moneySchema } from './envelope.ts';
import { giftCardStatuses } from './gift-card-rules.ts';
import { oneLine } from './plain-text.ts';

/** The part of an order that a gift card pays. */
export const spentCardSchema = object({
  code: oneLine().max(60).required(),
  /** What the shopper was shown that it pays, in minor units; when it is another by now, nothing is ordered: gift-card-changed. */
  amount: number().integer().min(1).required(),
}).noUnknown();

/** What was paid, or is to be, with a gift card. */
export const paidByCardSchema = object({
  amount: moneySchema,
  /** The last signs of its code. */
  end: string().required(),
}).required();

/** The gift card that an order has bought. */
export const boughtCardSchema = object({
  status: string().oneOf(giftCardStatuses).required(),
  amount: moneySchema,
  giverName: string().defined(),
  recipientName: string().defined(),
  recipientEmail: string().defined(),
  message: string().defined(),
  /** ISO dates; `validUntil` is null until it has been sent. */
  sendOn: string().required(),
  validUntil: string().nullable().defined(),
}).required();
