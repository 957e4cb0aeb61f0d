import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Level, type Logger, pino } from 'pino';

/**
 * A failed statement without its values. Drizzle writes them into message and stack, and they are the addresses, notes
 * and secrets of people.
 */
function withoutValues(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const clean = new Error(`Failed query: ${error.query}`, { cause: error.cause });
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? [];
  clean.stack = [`${error.name}: ${clean.message}`, ...frames].join('\n');
  return clean;
}

/** The API's log: lines of JSON on standard output. */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { part: 'api' },
    serializers: { err: (error: Error) => pino.stdSerializers.err(withoutValues(error)) },
  };
  return destination ? pino(options, destination) : pino(options);
}
