import { type InferType, number, object, string } from 'yup';
import { addressSchema } from './address.ts';
import { calendarDay } from './calendar-day.ts';
import { checkoutInputSchema } from './checkout.ts';
import { newEmail } from './email.ts';
import { moneySchema } from './envelope.ts';
import { giftCardRules } from './gift-card-rules.ts';
import { oneLine, severalLines } from './plain-text.ts';
import './rules/text-rules.ts';

/** What a site sells gift cards of; nothing where it sells none. */
export const giftCardAmountSchema = object({ amount: moneySchema }).required();
export type GiftCardAmount = InferType<typeof giftCardAmountSchema>;

/** Who pays, for the invoice; nobody is called about a mail. */
export const giftCardBuyerSchema = addressSchema.shape({ phone: string().trim().max(25).default('') });

export const giftCardInputSchema = checkoutInputSchema
  .pick(['integrationType', 'subIntegrationType', 'successUrl', 'cancelUrl', 'termAndConditionIsAccepted'])
  .shape({
    /** Minor units; one of those that are offered. */
    amount: number().integer().min(1).max(2_000_000_000).required(),
    giverName: oneLine().max(60).required('required'),
    recipientName: oneLine().max(60).required('required'),
    recipientEmail: newEmail(100).required('required'),
    message: severalLines().max(giftCardRules.messageLength).default(''),
    /** ISO date in the time zone of the shop; today is sent as soon as it is paid. */
    sendOn: calendarDay().required('required'),
    buyer: giftCardBuyerSchema.required(),
  })
  .noUnknown();
export type GiftCardInput = InferType<typeof giftCardInputSchema>;

const typedCode = () => oneLine().max(60);

export const giftCardBalanceInputSchema = object({ code: typedCode().required('required') }).noUnknown();

/** What whoever has the code may know. */
export const giftCardBalanceSchema = object({
  balance: moneySchema,
  /** What it was worth at first. */
  amount: moneySchema,
  /** ISO date, the last one on which it can be spent. */
  validUntil: string().required(),
  /** The last signs of its code. */
  end: string().required(),
}).required();
export type GiftCardBalance = InferType<typeof giftCardBalanceSchema>;

/** Where the card goes once more; to the address it had where none is given. */
export const sendAgainInputSchema = object({ recipientEmail: newEmail(100).optional() }).noUnknown();

export const adminGiftCardSchema = object({
  orderId: string().uuid().required(),
  recipientEmail: string().required(),
  balance: moneySchema,
}).required();
export type AdminGiftCard = InferType<typeof adminGiftCardSchema>;
