import { call } from '../call.ts';
import type { CheckoutResult } from '../checkout.ts';
import type {
  AdminGiftCard,
  GiftCardAmount,
  GiftCardBalance,
  giftCardBalanceInputSchema,
  giftCardInputSchema,
  sendAgainInputSchema,
} from '../gift-cards.ts';

export const listGiftCardAmounts = call('GET', 'gift-cards/amounts').answers<GiftCardAmount>();
export const buyGiftCard = call('POST', 'gift-cards')
  .takes<typeof giftCardInputSchema>()
  .answersOne<CheckoutResult>();
export const readGiftCardBalance = call('POST', 'gift-cards/balance')
  .takes<typeof giftCardBalanceInputSchema>()
  .answersOne<GiftCardBalance>();
export const sendGiftCardAgain = call('POST', 'orders/:orderId/gift-card')
  .takes<typeof sendAgainInputSchema>()
  .answersOne<AdminGiftCard>();
