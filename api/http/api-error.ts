import { type ErrorCode, errorStatus } from '../contract/error-codes.ts';
import type { BrokenRule } from '../contract/rules/broken-rule.ts';

/** `message` is a rule or a finished text, `values` what the text of the rule names: `{max}`. */
export type FieldError = { property: string; message: string; values?: BrokenRule['values'] };

/**
 * An expected failure; the answer's status follows from the code. `message` replaces the translated text of the
 * code and is for texts that are already in the caller's language.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly text: string | undefined;
  readonly fields: readonly FieldError[] | undefined;

  constructor(code: ErrorCode, message?: string, fields?: readonly FieldError[]) {
    super(message ?? code);
    this.code = code;
    this.text = message;
    this.fields = fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** A limit has been reached; the answer says after how many whole seconds the next call is taken. */
export class TooManyRequests extends ApiError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number) {
    super('too-many-requests');
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

/** The caller went away in the middle of the body: nobody hears the answer, and nothing of ours has failed. */
export class CallerGone extends ApiError {
  constructor() {
    super('invalid-json');
  }

  /** What proxies call it; in metrics it is neither a bad request nor a failure. */
  override get status(): number {
    return 499;
  }
}
