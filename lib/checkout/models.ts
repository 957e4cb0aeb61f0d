import type { PaymentMethod } from '@/api/contract/checkout';

/** A way to pay; its name in the language of the page. */
export type PaymentMethodModel = Pick<PaymentMethod, 'integrationType' | 'subIntegrationType'> & {
  name: string;
  /** Lends or postpones: the shop proposes it to nobody. */
  isCredit: boolean;
};
export type TermsSection = { id: string; html: string };
