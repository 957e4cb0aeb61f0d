import type { Logger } from 'pino';
import type { PaymentStatus } from '../../contract/checkout.ts';
import type { integrationTypes, subIntegrationTypes } from '../../contract/payment-methods.ts';
import type { Currency } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import type { refunds } from '../../db/schema/payments.ts';
import type { orders, payments } from '../../db/schema/sales.ts';
import type { ApiEnvironment } from '../../runtime/environment.ts';

export type IntegrationType = (typeof integrationTypes)[number];
export type SubIntegrationType = (typeof subIntegrationTypes)[number];
export const paymentOutcomes = ['success', 'decline', 'cancel'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const statusAfter: Readonly<Record<PaymentOutcome, Exclude<PaymentStatus, 'pending'>>> = {
  success: 'paid',
  decline: 'failed',
  cancel: 'cancelled',
};

export type StoredPayment = typeof payments.$inferSelect;
export type StoredRefund = typeof refunds.$inferSelect;
export type PaymentSession = { payment: StoredPayment; order: typeof orders.$inferSelect };

/** `reference` is null for providers inside this process, whose redirect need not be kept. */
export type Started = { redirectUrl: string; reference: string | null };
/** `open`: not decided yet. */
export type RemoteState = PaymentOutcome | 'open';
export type RemoteStatus = { state: RemoteState; chargedBackMinor: number };
export type RefundState = { status: 'sent' | 'done' | 'failed'; reference: string };

/** What a provider may use of the shop. */
export type ProviderNeeds = { db: Db; environment: ApiEnvironment; log: Logger };

/**
 * What the shop asks of a payment provider. All of it may wait for the network, so none of it is called inside a
 * transaction; whatever a call brings to light goes through `settlePayment`, and a provider that hears from the
 * network by itself (webhook, page) ends there too. Calls that time out throw `payment-timeout` and may be repeated.
 */
export type PaymentProvider = {
  /** Whether `start` creates something elsewhere, which is lost sight of when this process dies meanwhile. */
  isRemote: boolean;
  /**
   * Takes on the payment of an order that is committed. The same session again gives the same payment.
   * @throws ApiError payment-timeout, payment-method-unavailable
   */
  start(session: PaymentSession, needs: ProviderNeeds): Promise<Started>;
  /** Hands over what the shopper got from the provider's own widget: authorisation, approval or wallet token. */
  confirm?(session: PaymentSession, token: string, needs: ProviderNeeds): Promise<RemoteState>;
  status(session: PaymentSession, needs: ProviderNeeds): Promise<RemoteStatus>;
  /** Makes sure, as far as the provider lets us, that an open payment is not paid any more. */
  cancel(payment: StoredPayment): Promise<void>;
  /** Gives money back; the refund's id is the key under which this happens once. */
  refund(refund: StoredRefund, session: PaymentSession, now: Date): Promise<RefundState>;
  /** The session a payment of theirs was made for; null for payments that are not ours. */
  findSessionId?(reference: string): Promise<string | null>;
};

/** What is charged, in minor units. */
export function chargedMinor({ payment }: Pick<PaymentSession, 'payment'>): number {
  return payment.amount + payment.installmentFee;
}

/** A provider in the table of `providers.ts`: everything the shop must know to offer it. */
export type ProviderEntry = {
  /**
   * `live` moves money: once one of them is set up, nothing is played any more, as goods would leave without money.
   * `play` stands for a provider that is not there. `own` is the shop itself, in either case.
   */
  kind: 'live' | 'play' | 'own';
  /** What it can carry out. */
  methods: readonly SubIntegrationType[];
  /** Whether the provider has a widget for the page of the shop, beside a page of its own. */
  hasWidget: boolean;
  /** Null takes any. */
  currencies: readonly Currency[] | null;
  /** Null where the settings lack it. */
  setUp(environment: ApiEnvironment): PaymentProvider | null;
};
