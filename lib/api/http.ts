import ky, { HTTPError, isNetworkError, isTimeoutError, type Options, type ResponsePromise } from 'ky';
import { atMost } from './at-most';
import { readError, readItems } from './envelope';
import { ApiFailure, type FieldProblem } from './failure';

type QueryValue = string | number | boolean | undefined;
type CallOptions = {
  query?: URLSearchParams | Readonly<Record<string, QueryValue>>;
  /** Null sends no token, although the client has one. */
  token?: string | null;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};
export type ApiClient = {
  get<T>(path: string, options?: CallOptions): Promise<T[]>;
  /** `items` is what goes into the envelope. */
  post<T>(path: string, items: readonly unknown[], options?: CallOptions): Promise<T[]>;
  put<T>(path: string, items: readonly unknown[], options?: CallOptions): Promise<T[]>;
  delete<T>(path: string, options?: CallOptions): Promise<T[]>;
};
export type ClientOptions = {
  /** Ends before the path of the call: `http://…/api/nl`. */
  baseUrl: string;
  /**
   * @param signal ends the call. Node's `fetch` has to be given it beside the request, whose own signal follows this
   * one only until the request is collected as garbage.
   */
  fetch: (request: Request, signal?: AbortSignal) => Promise<Response>;
  /** Sent as Accept-Language. */
  language: string;
  token?: string | (() => string | null) | null;
  /** For a client that only reads, by POST too: the longest one call may take, with all its repetitions. */
  readLimitMs?: number;
  /** Whether the items hold what their reader cannot do without; an answer that does not is an outage. */
  isWhole?: (path: string, items: readonly object[]) => boolean;
};

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
  if (error instanceof HTTPError) {
    const { data, response } = error;
    const known = readError(data, response.status);
    const isClosed = response.status === 401 || response.status === 403;
    if (!known || (isPublic && isClosed)) return foreignAnswer(response.status, error.message);
    const { message, fields, requestId } = known.body;
    return new ApiFailure({
      status: response.status,
      code: known.code,
      message: typeof message === 'string' ? message : '',
      fields: readFields(fields),
      requestId: typeof requestId === 'string' ? requestId : response.headers.get('x-request-id'),
      cause: error.message,
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
async function readBody<T>(answer: ResponsePromise): Promise<{ items: T[] }> {
  try {
    return await answer.json<{ items: T[] }>();
  } catch (error) {
    throw isEnded(error) || error instanceof HTTPError ? error : foreignAnswer(503, error);
  }
}

/**
 * The client of §7: 120 s limit, GET repeated up to three times after a network failure only, bodies in
 * envelopes both ways. Every call resolves to the items and rejects with `ApiFailure`.
 */
export function createApiClient(client: ClientOptions): ApiClient {
  const { readLimitMs, isWhole = () => true } = client;
  const http = ky.create({
    prefix: client.baseUrl,
    timeout: readLimitMs === undefined ? timeoutMs : false,
    // The contract leads nowhere else, and a token must not travel there.
    redirect: 'manual',
    headers: { accept: 'application/json', 'accept-language': client.language },
    retry: {
      limit: 3,
      methods: readLimitMs === undefined ? ['get'] : ['get', 'post'],
      statusCodes: [],
      delay: (attempt) => retryDelayMs * attempt,
    },
  });
  const standardToken = () => (typeof client.token === 'function' ? client.token() : (client.token ?? null));

  async function ask<T>(path: string, request: Options): Promise<T[]> {
    try {
      const { signal } = request;
      const answer = http(path, {
        ...request,
        fetch: (input, init) => client.fetch(new Request(input, init), signal ?? undefined),
      });
      if ((await answer).status === 204) return [];
      const body = await readBody<T>(answer);
      const found = readItems(body);
      if (found && isWhole(path, found)) return body.items;
    } catch (error) {
      throw toFailure(error, readLimitMs !== undefined);
    }
    throw foreignAnswer(503, `${path} answered in another shape`);
  }

  async function call<T>(path: string, method: string, options: CallOptions, items?: readonly unknown[]) {
    const { signal, query } = options;
    const token = options.token === undefined ? standardToken() : options.token;
    const request: Options = {
      method,
      headers: { ...options.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(query ? { searchParams: { ...toRecord(query) } } : {}),
      ...(signal ? { signal } : {}),
      ...(items ? { json: { items } } : {}),
    };
    if (readLimitMs === undefined) return ask<T>(path, request);
    return atMost(readLimitMs, (limit) =>
      ask<T>(path, { ...request, signal: signal ? AbortSignal.any([signal, limit]) : limit }),
    );
  }

  return {
    get: <T>(path: string, options: CallOptions = {}) => call<T>(path, 'get', options),
    post: <T>(path: string, items: readonly unknown[], options: CallOptions = {}) =>
      call<T>(path, 'post', options, items),
    put: <T>(path: string, items: readonly unknown[], options: CallOptions = {}) =>
      call<T>(path, 'put', options, items),
    delete: <T>(path: string, options: CallOptions = {}) => call<T>(path, 'delete', options),
  };
}

function toRecord(query: NonNullable<CallOptions['query']>): Readonly<Record<string, QueryValue>> {
  return query instanceof URLSearchParams ? Object.fromEntries(query) : query;
}
