import type { PaymentMethod } from '@/api/contract/checkout';

/** A way to pay; its name in the language of the page. */
export type PaymentMethodModel = Pick<PaymentMethod, 'integrationType' | 'subIntegrationType'> & {
  name: string;
};
export type TermsSection = { id: string; html: string };
