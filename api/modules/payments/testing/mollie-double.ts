import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../../../testing/free-port.ts';

type Json = Record<string, unknown>;
type Amount = { value: string; currency: string };
export type DoublePayment = Json & { id: string; status: string; amount: Amount; metadata: unknown };
type DoubleRefund = Json & { id: string; status: string; amount: Amount; paymentId: string };
/** How one call goes: `lost` does what it is asked for and never answers. */
type Fault = 'fail' | 'refuse' | 'lost';
type Call = { method: string; path: string; body: Json; idempotencyKey: string | null };

async function readJson(request: IncomingMessage): Promise<Json> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function isAmount(value: unknown): value is Amount {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    'currency' in value &&
    /^-?\d+\.\d{2}$/.test(String(value.value))
  );
}

function problem(status: number, detail: string): [number, Json] {
  return [status, { status, title: 'Problem', detail, _links: {} }];
}

/**
 * A Mollie of our own, after https://docs.mollie.com/reference: payments and their refunds, with idempotency keys. It
 * listens on this machine and does what the test tells it to.
 */
export async function startMollieDouble(apiKey: string) {
  const payments = new Map<string, DoublePayment>();
  const refunds = new Map<string, DoubleRefund>();
  const byKey = new Map<string, [number, Json]>();
  const calls: Call[] = [];
  const faults: Fault[] = [];
  let count = 0;

  function createPayment(body: Json, baseUrl: string): [number, Json] {
    if (
      !isAmount(body.amount) ||
      typeof body.redirectUrl !== 'string' ||
      typeof body.description !== 'string'
    )
      return problem(422, 'The amount, description or redirect URL is invalid.');
    const id = `tr_double${++count}`;
    const payment: DoublePayment = {
      ...body,
      resource: 'payment',
      id,
      mode: 'test',
      status: 'open',
      isCancelable: true,
      amount: body.amount,
      metadata: body.metadata,
      _links: { checkout: { href: `${baseUrl}/checkout/${id}`, type: 'text/html' } },
    };
    payments.set(id, payment);
    return [201, payment];
  }

  function createRefund(payment: DoublePayment, body: Json): [number, Json] {
    if (!isAmount(body.amount) || Number(body.amount.value) > Number(payment.amount.value))
      return problem(422, 'The amount is higher than the maximum');
    const { amount } = body;
    const id = `re_double${++count}`;
    const refund: DoubleRefund = {
      ...body,
      resource: 'refund',
      id,
      status: 'pending',
      amount,
      paymentId: payment.id,
    };
    refunds.set(id, refund);
    return [201, { ...refund, _links: {} }];
  }

  function readRefund(payment: DoublePayment, refundId: string | undefined): [number, Json] {
    if (refundId) return [200, { ...refunds.get(refundId), _links: {} }];
    const made = [...refunds.values()].filter(({ paymentId }) => paymentId === payment.id);
    return [200, { count: made.length, _embedded: { refunds: made }, _links: {} }];
  }

  function answer({ method, path, body }: Call, baseUrl: string): [number, Json] {
    if (method === 'POST' && path === '/v2/payments') return createPayment(body, baseUrl);
    const [, id = '', isRefund, refundId] =
      /^\/v2\/payments\/(\w+)(\/refunds)?(?:\/(\w+))?$/.exec(path) ?? [];
    const payment = payments.get(id);
    if (!payment) return problem(404, 'No payment exists with token');
    if (isRefund && method === 'POST') return createRefund(payment, body);
    if (isRefund) return readRefund(payment, refundId);
    if (method === 'DELETE') payment.status = 'canceled';
    return [200, payment];
  }

  function once(call: Call, baseUrl: string): [number, Json] {
    const known = call.idempotencyKey === null ? undefined : byKey.get(call.idempotencyKey);
    const result = known ?? answer(call, baseUrl);
    if (call.idempotencyKey !== null && result[0] < 500) byKey.set(call.idempotencyKey, result);
    return result;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : null;
    const path = url.replace(/\?.*$/, '');
    const call = { method, path, body: await readJson(request), idempotencyKey };
    calls.push(call);
    const fault = faults.shift();
    const isKnown = request.headers.authorization === `Bearer ${apiKey}`;
    const faulty = fault === 'fail' ? problem(503, 'Down') : problem(422, 'The method is not activated');
    const good = isKnown ? () => once(call, `http://${request.headers.host}`) : () => problem(401, 'No key');
    const [status, body] = fault === 'fail' || fault === 'refuse' ? faulty : good();
    if (fault === 'lost') return;
    response.writeHead(status, { 'content-type': 'application/hal+json', 'retry-after': '0' });
    response.end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}`,
    payments,
    refunds,
    calls,
    /** How the next calls go, one each; those after them go well. */
    goWrong: (...next: Fault[]) => void faults.push(...next),
    /** An hour later Mollie knows no idempotency key any more. */
    forgetKeys: () => byKey.clear(),
    /** The payment of a session, as Mollie has it. */
    paymentOf(sessionId: string): DoublePayment {
      const found = [...payments.values()].find((one) => JSON.stringify(one.metadata).includes(sessionId));
      if (!found) throw new Error(`Mollie has no payment of ${sessionId}.`);
      return found;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type MollieDouble = Awaited<ReturnType<typeof startMollieDouble>>;
