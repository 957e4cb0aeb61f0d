import { DrizzleQueryError } from 'drizzle-orm/errors';
import { databaseErrorOf } from './database-error.ts';

/** SQLSTATEs of values that do not fit; their messages quote the value. */
const valueStates = /^22/;

/**
 * A failed statement without its values. Drizzle writes them into message and stack, PostgreSQL into `detail` and into
 * some messages, and they are the addresses, notes and secrets of people.
 */
export function withoutValues(error: Error): Error {
  const state = databaseErrorOf(error);
  const isStatement = error instanceof DrizzleQueryError;
  if (!state && !isStatement) return error;
  const quotesValue = valueStates.test(state?.code ?? '');
  const reason = quotesValue ? new Error('a value does not fit') : error.cause;
  const clean = isStatement
    ? new Error(`Failed query: ${error.query}`, { cause: reason })
    : new Error(quotesValue ? 'a value does not fit' : error.message);
  if (state) Object.assign(clean, state);
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? [];
  clean.stack = [`${error.name}: ${clean.message}`, ...frames].join('\n');
  return clean;
}
