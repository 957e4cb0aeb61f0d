import type { PaymentStatus } from './checkout.ts';
import { type CreditMethod, methodFacts } from './method-facts.ts';

export type { CreditMethod };

/** Whether a lender pays the shop, so that the shopper has paid nothing when the shop has its money. */
export function isCredit(method: keyof typeof methodFacts): method is CreditMethod {
  return methodFacts[method].isCredit;
}

/** Who has paid an order: its shopper, a lender in their place, or nobody yet. */
export const payers = ['shopper', 'lender', 'nobody'] as const;
export type Payer = (typeof payers)[number];

export function payerOf({
  paymentStatus,
  subIntegrationType,
}: {
  paymentStatus: PaymentStatus;
  subIntegrationType: keyof typeof methodFacts;
}): Payer {
  if (paymentStatus !== 'paid') return 'nobody';
  return isCredit(subIntegrationType) ? 'lender' : 'shopper';
}
