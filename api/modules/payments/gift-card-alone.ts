import { ApiError } from '../../http/api-error.ts';
import { chargedMinor, type PaymentProvider } from './port.ts';

/** A gift card that is worth the whole order: its amount was taken when the order was placed, and nothing is left to charge. */
export const giftCardAlone: PaymentProvider = {
  isRemote: false,
  async start() {
    throw new ApiError('payment-method-unavailable');
  },
  /** Where the process died before that was noted, the clean-up hears it here. */
  async status(session) {
    return { state: chargedMinor(session) === 0 ? 'success' : 'open', chargedBackMinor: 0 };
  },
  async cancel() {},
  /** Never asked: what a card has paid goes back to it at once, without a provider. */
  async refund() {
    throw new Error('Nothing of a gift card goes back by a provider.');
  },
};
