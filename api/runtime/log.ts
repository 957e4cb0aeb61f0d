import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import type { Variables } from '../contract/settings/read.ts';
import { withoutValues } from './error-values.ts';
import { createRedact, type Redact } from './secrets.ts';

/** Of an error. Libraries keep headers, options and the address they could not parse in others. */
const kept = [
  'type',
  'message',
  'stack',
  'code',
  'constraint',
  'status',
  'statusCode',
  'responseCode',
  'command',
  'errno',
  'syscall',
];

function toFields(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const all = pino.stdSerializers.err(withoutValues(error));
  const fields = Object.entries(all).filter(([key]) => kept.includes(key));
  const parts = error instanceof AggregateError ? { aggregateErrors: error.errors.map(toFields) } : {};
  return { ...Object.fromEntries(fields), ...parts };
}

/** Inside of texts only, so that the line stays JSON. */
function redactLine(line: string, redact: Redact): string {
  if (redact(line) === line) return line;
  const replace = (_key: string, value: unknown) => (typeof value === 'string' ? redact(value) : value);
  return `${JSON.stringify(JSON.parse(line, replace))}\n`;
}

/**
 * The API's log: lines of JSON on standard output.
 * @param variables whose secrets are kept out of every line
 */
export function createLog(
  level: Level | 'silent',
  destination?: DestinationStream,
  variables: Variables = process.env,
): Logger {
  const redact = createRedact(variables);
  const options = {
    level,
    base: { part: 'api' },
    serializers: { err: toFields },
    hooks: { streamWrite: (line: string) => redactLine(line, redact) },
  };
  return destination ? pino(options, destination) : pino(options);
}
