import ky, { HTTPError, isNetworkError, isTimeoutError, type ResponsePromise } from 'ky';
import type { Call } from '@/api/contract/call';
import type { AnswerTo, ApiClient, ClientOptions, DataCall, SentOptions } from './client';
import { readError, readItems } from './envelope';
import { type Exchange, RefusedAnswer, type Sent } from './exchange';
import { ApiFailure, type FieldProblem } from './failure';

const timeoutMs = 120_000;
const retryDelayMs = 100;

function readFields(value: unknown): FieldProblem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'property' in item && 'message' in item
      ? { property: String(item.property), message: String(item.message) }
      : [],
  );
}

/** An answer that is not of the contract. A foreign 404 says nothing about what was asked for. */
function foreignAnswer(status: number, cause: unknown): ApiFailure {
  return new ApiFailure({ status: status >= 500 ? status : 503, code: 'unavailable', message: '', cause });
}

/**
 * The errors of ky hold request and answer whole, which no log should; of them only the message is kept.
 * @param isPublic for reads that send no token: that one is missing tells of the API, not of what was asked for
 */
function toFailure(error: unknown, isPublic: boolean): unknown {
  if (error instanceof RefusedAnswer) {
    const { data, status, message: cause } = error;
    const known = readError(data, status);
    const isClosed = status === 401 || status === 403;
    if (!known || (isPublic && isClosed)) return foreignAnswer(status, cause);
    const { message, fields, requestId } = known.body;
    return new ApiFailure({
      status,
      code: known.code,
      message: typeof message === 'string' ? message : '',
      fields: readFields(fields),
      requestId: typeof requestId === 'string' ? requestId : error.requestId,
      cause,
    });
  }
  if (isTimeoutError(error))
    return new ApiFailure({ status: 0, code: 'timeout', message: '', cause: error.message });
  if (isNetworkError(error))
    return new ApiFailure({ status: 0, code: 'network', message: '', cause: error.cause });
  return error;
}

function isEnded(error: unknown): boolean {
  return isTimeoutError(error) || (error instanceof Error && error.name === 'AbortError');
}

/** The body as it is, read by ky, whose limit counts for it too. What is no JSON, or breaks off, is an outage. */
async function readBody(answer: ResponsePromise): Promise<unknown> {
  try {
    return await answer.json<unknown>();
  } catch (error) {
    throw isEnded(error) || error instanceof HTTPError ? error : foreignAnswer(503, error);
  }
}

/** @param given the items, or the only one; what is in them is the API's word, which its tests hold it to */
function isAnswerTo<C extends DataCall>({ kind }: C, given: unknown): given is AnswerTo<C> {
  return kind === 'one' ? given !== undefined : Array.isArray(given);
}

function pathOf({ path }: Call, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function toRecord(query: object): NonNullable<Sent['searchParams']> {
  return query instanceof URLSearchParams ? Object.fromEntries(query) : { ...query };
}

/** Over the network, or a `fetch` that may fail as one does. */
function createNetworkExchange({ baseUrl, fetch, language, within }: ClientOptions): Exchange {
  const http = ky.create({
    prefix: baseUrl,
    timeout: within ? false : timeoutMs,
    // The contract leads nowhere else, and a token must not travel there.
    redirect: 'manual',
    headers: { accept: 'application/json', 'accept-language': language },
    retry: {
      limit: 3,
      methods: within ? ['get', 'post'] : ['get'],
      statusCodes: [],
      delay: (attempt) => retryDelayMs * attempt,
    },
  });
  return async (path, sent) => {
    const answer = http(path, {
      ...sent,
      fetch: (input, init) => fetch(new Request(input, init), sent.signal),
    });
    try {
      const { status } = await answer;
      return { status, body: status === 204 ? undefined : await readBody(answer) };
    } catch (error) {
      throw error instanceof HTTPError ? new RefusedAnswer(error.response, error.data) : error;
    }
  };
}

/**
 * The client of §7: 120 s limit, GET repeated up to three times after a network failure only, bodies in
 * envelopes both ways. Every call resolves to what it answers and rejects with `ApiFailure`.
 */
export function createApiClient(client: ClientOptions): ApiClient {
  const { within, isWhole = () => true, exchange = createNetworkExchange(client) } = client;
  const standardToken = () => (typeof client.token === 'function' ? client.token() : (client.token ?? null));

  async function ask<C extends DataCall>(
    call: C,
    path: string,
    sent: Sent,
    isPublic: boolean,
  ): Promise<AnswerTo<C>> {
    try {
      const { status, body } = await exchange(path, sent);
      const items = status === 204 ? [] : readItems(body);
      const only = items?.length === 1 ? items[0] : undefined;
      const given: unknown = call.kind === 'one' ? only : items;
      if (items && isWhole(call, items) && isAnswerTo(call, given)) return given;
    } catch (error) {
      throw toFailure(error, isPublic);
    }
    throw foreignAnswer(503, `${call.path} answered in another shape`);
  }

  async function send<C extends DataCall>(call: C, options: SentOptions = {}): Promise<AnswerTo<C>> {
    const { signal, query, items, headers } = options;
    const token = options.token === undefined ? standardToken() : options.token;
    const path = pathOf(call, options);
    const sent: Sent = {
      method: call.method,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(query ? { searchParams: toRecord(query) } : {}),
      ...(signal ? { signal } : {}),
      ...(items ? { json: { items } } : {}),
    };
    if (!within) return ask(call, path, sent, false);
    return within((limit) =>
      ask(call, path, { ...sent, signal: signal ? AbortSignal.any([signal, limit]) : limit }, !token),
    );
  }

  return { send: (call, ...[options]) => send(call, options) };
}
