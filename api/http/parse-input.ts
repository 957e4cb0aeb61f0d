import { type Schema, ValidationError } from 'yup';
import type { ErrorCode } from '../contract/error-codes.ts';
import { lookUp } from '../contract/look-up.ts';
import { toBrokenRule } from '../contract/rules/broken-rule.ts';
import { ApiError, type FieldError } from './api-error.ts';
import { fromCaller } from './body-limit.ts';
import { findTypeErrors } from './type-errors.ts';

/** No call takes more. */
export const mostItems = 100;
const jsonType = /^application\/json *(?:;|$)/i;
/** Made anew each time: Yup notes in them what it is at, and would keep all bodies there have ever been. */
const newOptions = () => ({ abortEarly: false, stripUnknown: false });

/** Thrown for bodies and queries that break their schema; the error mapper translates the problems. */
export class InputError extends ApiError {
  constructor(code: ErrorCode, problems: readonly FieldError[]) {
    super(code, undefined, problems);
  }
}

function toProblem(error: ValidationError, prefix: string): FieldError {
  const { rule, values } = toBrokenRule(error);
  const unknown = error.type === 'noUnknown' ? error.params?.unknown : undefined;
  const path = [prefix, error.path, unknown].filter(Boolean).join('.');
  return { property: path || 'items[0]', message: rule, values };
}

function problemsOf(error: ValidationError, prefix: string): FieldError[] {
  const inner = error.inner.length > 0 ? error.inner : [error];
  // Several tests of a field may stand for one rule, such as those of an e-mail address.
  const problems = new Map<string, FieldError>();
  for (const one of inner) {
    const problem = toProblem(one, prefix);
    problems.set(JSON.stringify([problem.property, problem.message]), problem);
  }
  return [...problems.values()];
}

type ItemLimits = {
  maxItems?: number | undefined;
  takesRow?: boolean | undefined;
  propertyErrors?: Readonly<Record<string, ErrorCode>> | undefined;
};

async function check<S extends Schema>(schema: S, value: unknown, prefix: string) {
  const typeErrors = findTypeErrors(schema, value);
  if (typeErrors.length > 0) {
    const problems = typeErrors.map((path) => ({
      property: [prefix, path].filter(Boolean).join('.') || 'items[0]',
      message: 'invalid',
    }));
    return { value: undefined, problems };
  }
  try {
    return { value: await schema.validate(value, newOptions()), problems: [] };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { value: undefined, problems: problemsOf(error, prefix) };
  }
}

function isEnvelope(body: unknown): body is { items: unknown[] } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'items' in body &&
    Object.keys(body).length === 1 &&
    Array.isArray(body.items) &&
    body.items.length > 0 &&
    body.items.length <= mostItems
  );
}

/** Names every object inherits (`__proto__`, `valueOf`) are never fields, and Yup stumbles over them. */
function refuseUnfit(key: string, value: unknown): unknown {
  if (key in Object.prototype)
    throw new InputError('invalid-input', [
      { property: key, message: 'noUnknown', values: { unknown: key } },
    ]);
  // Half of a sign beyond U+FFFF: no column can hold it, nor can a mail.
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed()))
    throw new InputError('invalid-input', [{ property: key.toWellFormed(), message: 'invalid' }]);
  return value;
}

const isRow = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && !('items' in body);

function readEnvelope(text: string, takesRow: boolean): unknown[] {
  let body: unknown;
  try {
    body = JSON.parse(text, refuseUnfit);
  } catch (error) {
    throw error instanceof InputError ? error : new ApiError('invalid-json');
  }
  if (takesRow && isRow(body)) return [body];
  if (!isEnvelope(body)) throw new ApiError('invalid-envelope');
  return body.items;
}

/**
 * Reads `{ items: [...] }` and validates each item. Properties of the first item are named without a prefix,
 * those of further ones as `items[1].email`.
 * @param limits how many items the call takes, whether one may come without `items`, and codes of its own
 * @throws ApiError `unsupported-media-type`, `invalid-json`, `invalid-envelope`, `invalid-input` or the code named in `propertyErrors`;
 * CallerGone.
 */
export async function parseItems<S extends Schema>(
  request: Request,
  schema: S,
  { maxItems = mostItems, takesRow = false, propertyErrors = {} }: ItemLimits = {},
): Promise<S['__outputType'][]> {
  const text = await fromCaller(request.text());
  // A page elsewhere can send a form or plain text for a visitor without asking; JSON it cannot.
  const isJson = jsonType.test(request.headers.get('content-type') ?? '');
  if (text !== '' && !isJson) throw new ApiError('unsupported-media-type');
  const items = readEnvelope(text, takesRow);
  // What nobody reads must not be thought done.
  if (items.length > maxItems)
    throw new InputError('invalid-input', [{ property: `items[${maxItems}]`, message: 'invalid' }]);
  // PostgreSQL stores no NUL character, neither in text nor in jsonb.
  if (text.includes('\\u0000'))
    throw new InputError('invalid-input', [{ property: 'items', message: 'invalid' }]);
  const checks = await Promise.all(
    items.map((item, index) => check(schema, item, index === 0 ? '' : `items[${index}]`)),
  );
  const problems = checks.flatMap((one) => one.problems);
  if (problems.length > 0) {
    const named = problems.map((problem) => lookUp(propertyErrors, problem.property.split('.').at(-1) ?? ''));
    throw new InputError(named.find((code) => code !== undefined) ?? 'invalid-input', problems);
  }
  return checks.map((one) => one.value);
}

/** @throws ApiError `invalid-input` when the parameters break the schema, hold a NUL character or bear an inherited name. */
export function parseQuery(query: URLSearchParams, schema: Schema | undefined): void {
  for (const [property, value] of query) {
    refuseUnfit(property, value);
    if (value.includes('\0')) throw new InputError('invalid-input', [{ property, message: 'invalid' }]);
  }
  if (!schema) return;
  try {
    schema.validateSync(Object.fromEntries(query), newOptions());
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    throw new InputError('invalid-input', problemsOf(error, ''));
  }
}
