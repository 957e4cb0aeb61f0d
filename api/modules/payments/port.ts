import type {
  integrationTypes,
  PaymentMethod,
  PaymentStatus,
  subIntegrationTypes,
} from '../../contract/checkout.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';

export type IntegrationType = (typeof integrationTypes)[number];
export type SubIntegrationType = (typeof subIntegrationTypes)[number];
/** How a payment can end. */
export const paymentOutcomes = ['success', 'decline', 'cancel'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** What the payment status becomes by each outcome. */
export const statusAfter: Readonly<Record<PaymentOutcome, Exclude<PaymentStatus, 'pending'>>> = {
  success: 'paid',
  decline: 'failed',
  cancel: 'cancelled',
};

/**
 * What checkout asks of a payment provider. It is called inside the order's transaction, so nothing here may wait
 * for the network: a provider that has to be asked is asked when the shopper opens `paymentPath`, and tells the
 * outcome through `settlePayment`, which all ways of hearing of it share.
 */
export type PaymentProvider = {
  integrationType: IntegrationType;
  methods(site: SiteCode, language: Language): PaymentMethod[];
  newSessionId(): string;
  /** Where the shopper pays. */
  paymentPath(site: SiteCode, sessionId: string): string;
};
