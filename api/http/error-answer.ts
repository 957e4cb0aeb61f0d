import type { Logger } from 'pino';
import type { ErrorBody } from '../contract/envelope.ts';
import type { Language } from '../contract/sites.ts';
import { isConnectionState, isLostConnection } from '../db/lost-connection.ts';
import { errorText, ruleText } from '../messages/texts.ts';
import { databaseErrorOf } from '../runtime/database-error.ts';
import { ApiError, TooManyRequests } from './api-error.ts';

/** SQLSTATE classes besides a lost connection: refused, out of resources or failing disks, ended by a limit, lost a race. */
const unavailableStates = /^(28|3D|55000|53|57|58|40|25P03)/;
/** Values that PostgreSQL cannot hold, such as a number out of range. */
const badValueStates = /^22/;

/** Every failure as one of the contract's codes. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const state = databaseErrorOf(error)?.code ?? '';
  if (unavailableStates.test(state) || isConnectionState(state) || isLostConnection(error))
    return new ApiError('unavailable');
  if (badValueStates.test(state)) return new ApiError('invalid-input');
  return new ApiError('unexpected');
}

function fieldsOf(error: ApiError, language: Language) {
  return error.fields?.map(({ property, message, values = {} }) => ({
    property,
    message: ruleText(language, { rule: message, values }, property),
  }));
}

/** The body of a failed call. With fields its `message` is their JSON list, as §8 expects. */
export function toErrorBody(error: ApiError, language: Language, requestId: string): ErrorBody {
  const fields = fieldsOf(error, language);
  const text = error.text ?? errorText(language, error.code);
  return {
    code: error.code,
    message: fields && fields.length > 0 ? JSON.stringify(fields) : text,
    ...(fields && fields.length > 0 ? { fields } : {}),
    requestId,
  };
}

function retryAfterSecondsOf(error: ApiError): number | null {
  if (error instanceof TooManyRequests) return error.retryAfterSeconds;
  return error.code === 'unavailable' ? 5 : null;
}

/** Answers a failure; what nobody expected is logged with its stack and never sent. */
export function toErrorAnswer(
  error: unknown,
  { language, requestId, log }: { language: Language; requestId: string; log: Logger },
): Response {
  const known = toApiError(error);
  if (known.status >= 500) log.error({ err: error, requestId }, 'request failed');
  else if (known !== error) log.warn({ err: error, requestId }, 'value refused by the database');
  const seconds = retryAfterSecondsOf(known);
  const headers: Record<string, string> = seconds === null ? {} : { 'retry-after': String(seconds) };
  return Response.json(toErrorBody(known, language, requestId), { status: known.status, headers });
}
