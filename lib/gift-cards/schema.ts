import type { InferType } from 'yup';
import { giftCardInputSchema } from '@/api/contract/gift-cards';

export { giftCardRules } from '@/api/contract/gift-card-rules';

/** What is typed of a card, without who buys it; the amount is one of those that are shown. */
export const giftCardFormSchema = giftCardInputSchema.pick([
  'giverName',
  'recipientName',
  'recipientEmail',
  'message',
  'sendOn',
]);
export type GiftCardForm = InferType<typeof giftCardFormSchema>;
