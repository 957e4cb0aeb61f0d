import ky, { HTTPError, isNetworkError, isTimeoutError, type Options } from 'ky';
import { type ErrorCode, errorStatus } from '@/api/contract/error-codes';
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
  fetch: (request: Request) => Promise<Response>;
  /** Sent as Accept-Language. */
  language: string;
  token?: string | (() => string | null) | null;
};

const timeoutMs = 120_000;
const retryDelayMs = 100;

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

function readFields(value: unknown): FieldProblem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'property' in item && 'message' in item
      ? { property: String(item.property), message: String(item.message) }
      : [],
  );
}

function toFailure(error: unknown): unknown {
  if (error instanceof HTTPError) {
    const { data, response } = error;
    const body: Readonly<Record<string, unknown>> =
      typeof data === 'object' && data !== null ? { ...data } : {};
    return new ApiFailure({
      status: response.status,
      code: isErrorCode(body.code)
        ? body.code
        : response.status === 404
          ? 'resource-not-found'
          : 'unexpected',
      message: typeof body.message === 'string' ? body.message : '',
      fields: readFields(body.fields),
      requestId: typeof body.requestId === 'string' ? body.requestId : response.headers.get('x-request-id'),
      cause: error,
    });
  }
  if (isTimeoutError(error)) return new ApiFailure({ status: 0, code: 'timeout', message: '', cause: error });
  if (isNetworkError(error)) return new ApiFailure({ status: 0, code: 'network', message: '', cause: error });
  return error;
}

/**
 * The client of §7: 120 s limit, GET repeated up to three times after a network failure only, bodies in
 * envelopes both ways. Every call resolves to the items and rejects with `ApiFailure`.
 */
export function createApiClient(client: ClientOptions): ApiClient {
  const http = ky.create({
    prefix: client.baseUrl,
    fetch: (input, init) => client.fetch(new Request(input, init)),
    timeout: timeoutMs,
    headers: { 'accept-language': client.language },
    retry: { limit: 3, methods: ['get'], statusCodes: [], delay: (attempt) => retryDelayMs * attempt },
  });
  const standardToken = () => (typeof client.token === 'function' ? client.token() : (client.token ?? null));

  async function call<T>(path: string, method: string, options: CallOptions, items?: readonly unknown[]) {
    const token = options.token === undefined ? standardToken() : options.token;
    const request: Options = {
      method,
      headers: { ...options.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(options.query ? { searchParams: { ...toRecord(options.query) } } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(items ? { json: { items } } : {}),
    };
    try {
      const response = await http(path, request);
      if (response.status === 204) return [];
      const body = await response.json<{ items?: T[] }>();
      return body.items ?? [];
    } catch (error) {
      throw toFailure(error);
    }
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
