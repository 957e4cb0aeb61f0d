import { number, object, type Schema, string } from 'yup';
import { ApiError } from '../../../http/api-error.ts';
import { chargedMinor, type PaymentProvider, type RemoteState } from '../port.ts';

const timeoutMs = 4_000;
const chargeStates = ['open', 'paid', 'refused', 'given-up'] as const;
const states: Readonly<Record<(typeof chargeStates)[number], RemoteState>> = {
  open: 'open',
  paid: 'success',
  refused: 'decline',
  'given-up': 'cancel',
};

const chargeSchema = object({
  id: string().required(),
  page: string().required(),
  state: string().oneOf(chargeStates).required(),
  amountMinor: number().required(),
});
const refundSchema = object({ id: string().required() });

type Wanted<T> = { method: string; path: string; schema: Schema<T>; body?: object; key?: string };

/** Payments through Acme: a charge has a page, and is asked how it stands. */
export function createAcme({ key, url }: { key: string; url: string }): PaymentProvider {
  async function send<T>({ method, path, schema, body, key: once }: Wanted<T>): Promise<T> {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(once ? { 'idempotency-key': once } : {}),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`Acme answered ${answer.status}.`);
    return schema.validate(await answer.json());
  }
  const chargeOf = (reference: string | null) => {
    if (reference === null) throw new ApiError('payment-timeout');
    return send({ method: 'GET', path: `/charges/${reference}`, schema: chargeSchema });
  };
  return {
    isRemote: true,
    async start(session, { environment, log }) {
      const { site, sessionId } = session.payment;
      const body = {
        amountMinor: chargedMinor(session),
        currency: session.order.currency,
        returnUrl: `${environment.publicUrl}/api/${site}/payment-return/${sessionId}`,
      };
      try {
        const wanted = { method: 'POST', path: '/charges', schema: chargeSchema, body, key: sessionId };
        const { id, page } = await send(wanted);
        return { redirectUrl: page, reference: id };
      } catch (error) {
        log.error({ err: error, sessionId }, 'Acme took on no payment');
        throw new ApiError('payment-timeout');
      }
    },
    async status(session) {
      const { state, amountMinor } = await chargeOf(session.payment.reference);
      if (amountMinor !== chargedMinor(session)) throw new Error('The charge has another amount.');
      return { state: states[state], chargedBackMinor: 0 };
    },
    async cancel({ reference }) {
      if (reference === null) return;
      await send({ method: 'DELETE', path: `/charges/${reference}`, schema: chargeSchema });
    },
    async refund({ id, amount }, { payment }) {
      const path = `/charges/${payment.reference}/refunds`;
      const body = { amountMinor: amount };
      const made = await send({ method: 'POST', path, schema: refundSchema, body, key: id });
      return { status: 'done', reference: made.id };
    },
  };
}
