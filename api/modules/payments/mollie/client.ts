import { globalAgent } from 'node:http';
import { createMollieClient, type MollieClient } from '@mollie/api-client';

export type MollieAccess = {
  apiKey: string;
  /** Scheme and host; a local double may speak http. */
  apiUrl: string;
  /** How long one call may take, retries after a 5xx included. */
  timeoutMs: number;
};
type Send = (path: string, options?: object) => Promise<unknown>;

function isSend(value: unknown): value is Send {
  return typeof value === 'function';
}

function innerOf(value: unknown): object {
  const inner: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'networkClient') : undefined;
  if (typeof inner !== 'object' || inner === null)
    throw new TypeError('The Mollie client is built differently: look at mollie/client.ts.');
  return inner;
}

/**
 * The official client. It knows neither time limits nor any scheme but https, and has no option for either; both are
 * given to the one function that all its calls go through.
 */
export function openMollieClient({ apiKey, apiUrl, timeoutMs }: MollieAccess): MollieClient {
  const client = createMollieClient({ apiKey, apiEndpoint: `${apiUrl.replace(/\/+$/, '')}/v2/` });
  const network = innerOf(innerOf(client.payments));
  const send: unknown = Reflect.get(network, 'request');
  if (!isSend(send)) throw new TypeError('The Mollie client is built differently: look at mollie/client.ts.');
  const agent = apiUrl.startsWith('http:') ? { agent: globalAgent } : {};
  const limited: Send = (path, options) =>
    withinLimit(timeoutMs, (signal) => send(path, { ...options, ...agent, signal }));
  Reflect.set(network, 'request', limited);
  return client;
}

/** The limit ends the call also while the client waits between two attempts. */
async function withinLimit<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
    reject(new Error(`Mollie did not answer within ${limitMs} ms.`));
  }, limitMs);
  try {
    return await Promise.race([work(controller.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}
