import {
  MollieApiError,
  type Payment,
  type PaymentStatus,
  type Refund,
  type RefundStatus,
} from '@mollie/api-client';
import { ApiError } from '../../../http/api-error.ts';
import { listOrderItems } from '../../orders/repo.ts';
import {
  chargedMinor,
  type PaymentProvider,
  type PaymentSession,
  type RefundState,
  type RemoteState,
  type RemoteStatus,
  type StoredRefund,
} from '../port.ts';
import { toAmount, toMinor } from './amount.ts';
import { openMollieClient } from './client.ts';
import { toPaymentRequest } from './payment-request.ts';

const timeoutMs = 4_000;

/** `authorized`: pay later has accepted, and captures by itself. */
const states: Readonly<Record<PaymentStatus, RemoteState>> = {
  open: 'open',
  pending: 'open',
  authorized: 'success',
  paid: 'success',
  canceled: 'cancel',
  expired: 'cancel',
  failed: 'decline',
};

const refundStates: Readonly<Record<RefundStatus, RefundState['status']>> = {
  queued: 'sent',
  pending: 'sent',
  processing: 'sent',
  refunded: 'done',
  canceled: 'failed',
  failed: 'failed',
};

/** Whether Mollie understood and refused; everything else (5xx, no answer) may pass when it is repeated. */
function isRefusal(error: unknown): error is MollieApiError {
  return (
    error instanceof MollieApiError &&
    error.statusCode !== undefined &&
    error.statusCode >= 400 &&
    error.statusCode < 500 &&
    error.statusCode !== 429
  );
}

function referenceOf({ payment }: PaymentSession): string {
  if (payment.reference === null) throw new ApiError('payment-timeout');
  return payment.reference;
}

/** A payment that is not the one we asked for settles nothing. @throws Error */
function toRemoteStatus(payment: Payment, session: PaymentSession): RemoteStatus {
  const { amount, status, amountChargedBack } = payment;
  const expected = toAmount(chargedMinor(session), session.order.currency);
  if (amount.value !== expected.value || amount.currency !== expected.currency)
    throw new Error(`Mollie payment ${payment.id} has another amount than its order.`);
  return {
    state: states[status],
    chargedBackMinor: amountChargedBack ? toMinor(amountChargedBack) : 0,
  };
}

/** For so long Mollie knows an idempotency key. */
const keyMs = 60 * 60_000;

/**
 * Whether a refund may have been made, so that it is looked for before it is repeated. A database that was restored knows
 * nothing of what was tried after its backup.
 */
function mayExist({ attempts, nextAttemptAt, createdAt }: StoredRefund, now: Date): boolean {
  return attempts > 0 || nextAttemptAt > createdAt || now.getTime() - createdAt.getTime() > keyMs;
}

function refundIdOf(metadata: unknown): unknown {
  return typeof metadata === 'object' && metadata !== null && 'refundId' in metadata
    ? metadata.refundId
    : null;
}

function sessionIdOf(metadata: unknown): string | null {
  if (typeof metadata !== 'object' || metadata === null || !('sessionId' in metadata)) return null;
  return typeof metadata.sessionId === 'string' ? metadata.sessionId : null;
}

/** Payments through Mollie (https://docs.mollie.com/reference/payments-api). */
export function createMollie({ apiKey, apiUrl }: { apiKey: string; apiUrl: string }): PaymentProvider {
  const client = openMollieClient({ apiKey, apiUrl, timeoutMs });
  async function findRefund(id: string, paymentId: string): Promise<Refund | null> {
    const made = await client.paymentRefunds.page({ paymentId, limit: 250 });
    return made.find(({ metadata }) => refundIdOf(metadata) === id) ?? null;
  }
  return {
    isRemote: true,
    async start(session, { db, environment, log }) {
      const { site, sessionId } = session.payment;
      const items = await listOrderItems(db, [session.order.id]);
      const request = toPaymentRequest(session, items, { site, publicUrl: environment.publicUrl });
      try {
        const made = await client.payments.create(request);
        const redirectUrl = made._links.checkout?.href;
        if (!redirectUrl) throw new Error(`Mollie payment ${made.id} has no page.`);
        return { redirectUrl, reference: made.id };
      } catch (error) {
        log.error({ err: error, sessionId }, 'Mollie took on no payment');
        throw new ApiError(isRefusal(error) ? 'payment-method-unavailable' : 'payment-timeout');
      }
    },
    async status(session) {
      return toRemoteStatus(await client.payments.get(referenceOf(session)), session);
    },
    async cancel({ reference }) {
      if (reference === null) return;
      await client.payments.cancel(reference).catch((error: unknown) => {
        // It can be paid until it expires; should that happen, the money goes back.
        if (!isRefusal(error)) throw error;
      });
    },
    async refund(refund, session, now) {
      const paymentId = referenceOf(session);
      const { id, amount, reference } = refund;
      const known = reference
        ? await client.paymentRefunds.get(reference, { paymentId })
        : mayExist(refund, now) && (await findRefund(id, paymentId));
      const made =
        known ||
        (await client.paymentRefunds.create({
          paymentId,
          amount: toAmount(amount, session.order.currency),
          description: session.order.orderNumber,
          metadata: { refundId: id },
          idempotencyKey: id,
        }));
      return { status: refundStates[made.status], reference: made.id };
    },
    async findSessionId(reference) {
      try {
        const payment = await client.payments.get(reference);
        return sessionIdOf(payment.metadata);
      } catch (error) {
        if (isRefusal(error) && error.statusCode === 404) return null;
        throw error;
      }
    },
  };
}
