import { create } from 'zustand';
import type { GiftCardModel } from './models';

export const checkoutSteps = ['address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

type CheckoutState = {
  termAndConditionIsAccepted: boolean;
  /** Name of the chosen payment method; null until the shopper chooses. */
  paymentMethod: string | null;
  /** A total that changed under the shopper's eyes and was agreed to. */
  agreedTotalMinor: number | null;
  /** What paying in the chosen parts costs on top of the total, minor units. */
  installmentFee: number;
  /** The gift card that shall pay, with what is left on it. */
  giftCard: GiftCardModel | null;
  acceptTerms: (accepted: boolean) => void;
  setGiftCard: (card: GiftCardModel | null) => void;
  setPaymentMethod: (name: string | null) => void;
  setInstallmentFee: (feeMinor: number) => void;
  agreeToTotal: (totalMinor: number | null) => void;
};

/** Checkout state of §3 and §4: terms are not accepted until the shopper does. */
export const useCheckoutStore = create<CheckoutState>()((set) => ({
  termAndConditionIsAccepted: false,
  paymentMethod: null,
  agreedTotalMinor: null,
  installmentFee: 0,
  giftCard: null,
  setGiftCard: (giftCard) => set({ giftCard }),
  acceptTerms: (accepted) => set({ termAndConditionIsAccepted: accepted }),
  setPaymentMethod: (name) => set({ paymentMethod: name }),
  setInstallmentFee: (feeMinor) => set({ installmentFee: feeMinor }),
  agreeToTotal: (totalMinor) => set({ agreedTotalMinor: totalMinor }),
}));

/** The furthest step that may be shown: no delivery without an address, no payment without delivery. */
export function reachableStep(asked: string | null, hasAddress: boolean): CheckoutStep {
  const step = checkoutSteps.find((known) => known === asked) ?? 'address';
  return hasAddress ? step : 'address';
}
