import { create } from 'zustand';

export const checkoutSteps = ['address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

type CheckoutState = {
  termAndConditionIsAccepted: boolean;
  /** Name of the chosen payment method; null until the shopper chooses. */
  paymentMethod: string | null;
  /** A total that changed under the shopper's eyes and was agreed to. */
  agreedTotalMinor: number | null;
  acceptTerms: (accepted: boolean) => void;
  setPaymentMethod: (name: string | null) => void;
  agreeToTotal: (totalMinor: number | null) => void;
};

/** Checkout state of §3 and §4: terms are not accepted until the shopper does. */
export const useCheckoutStore = create<CheckoutState>()((set) => ({
  termAndConditionIsAccepted: false,
  paymentMethod: null,
  agreedTotalMinor: null,
  acceptTerms: (accepted) => set({ termAndConditionIsAccepted: accepted }),
  setPaymentMethod: (name) => set({ paymentMethod: name }),
  agreeToTotal: (totalMinor) => set({ agreedTotalMinor: totalMinor }),
}));

/** The furthest step that may be shown: no delivery without an address, no payment without delivery. */
export function reachableStep(asked: string | null, hasAddress: boolean): CheckoutStep {
  const step = checkoutSteps.find((known) => known === asked) ?? 'address';
  return hasAddress ? step : 'address';
}
