import type { Call } from '@/api/contract/call';
import type { ErrorCode } from '@/api/contract/error-codes';

export type FieldProblem = { property: string; message: string };
/** Codes of the contract, plus what can go wrong before an answer arrives. */
export type FailureCode = ErrorCode | 'network' | 'timeout';

type Details = {
  status: number;
  code: FailureCode;
  message: string;
  fields?: readonly FieldProblem[];
  requestId?: string | null;
  cause?: unknown;
};

/** A failed call. `message` is the server's own text, which may be a JSON list (§8): show it by `failureText`. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  /** 0 when no answer arrived. */
  readonly status: number;
  readonly code: FailureCode;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string | null;
  /** What was asked, by the template of its path; null when nothing was, as by a client that spares an API that is away. */
  call: Pick<Call, 'method' | 'path'> | null = null;

  constructor(details: Details) {
    super(details.message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId ?? null;
  }

  /** Whether the same call may succeed later without being changed. */
  get canRetry(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && error.name === 'ApiFailure';
}

/** True for the failures that mean "there is no such thing", which may become a 404 page. Others must not. */
export function isNotFound(error: unknown): boolean {
  return isApiFailure(error) && error.status === 404;
}

/**
 * Whether waiting helps: no answer in time, one that is not of the contract, or the API or its database in trouble. To a
 * visitor it is a 503 that ends by itself, and nothing of it may be kept. A 500 of the API's own, which has an id to
 * look for in its log, is a bug; one without was written by something in between.
 */
export function isOutage(error: unknown): boolean {
  if (isApiFailure(error)) return error.canRetry && (error.status !== 500 || error.requestId === null);
  return error instanceof Error && error.cause !== undefined && isOutage(error.cause);
}

/**
 * True for the failures that no repetition mends: there is no such thing, or nothing can be meant by what was asked (a
 * page beyond the last, a filter that does not exist). To a visitor both are a 404.
 */
export function isRefused(error: unknown): boolean {
  return isApiFailure(error) && error.status >= 400 && error.status < 500 && !error.canRetry;
}
