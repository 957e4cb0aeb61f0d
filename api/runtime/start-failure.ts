import { SettingsError, type Variables } from '../contract/settings/read.ts';
import { StartError } from '../contract/settings/start-error.ts';
import { readEnvironment } from './environment.ts';
import { withoutValues } from './error-values.ts';
import { createStrictRedact } from './secrets.ts';

const deepest = 5;

function textOf(error: Error, name: string): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
}

/** A server that cannot listen; null for any other error. */
function listenSentence(error: Error, { HOST }: Variables): string | null {
  const [code, call] = [textOf(error, 'code'), textOf(error, 'syscall')];
  if (call === 'listen' && code === 'EADDRINUSE')
    return 'The port is in use. Stop the other program, or choose another port with PORT.';
  if (call === 'listen' && code === 'EACCES')
    return 'This user may not open that port. Choose one above 1023 with PORT.';
  const isOwnHost =
    call === 'listen' || (call === 'getaddrinfo' && textOf(error, 'hostname') === HOST?.trim());
  return isOwnHost
    ? `HOST must be a name or an address of this machine, for example 127.0.0.1 (${code}).`
    : null;
}

/**
 * Name, code, message and frames, and the same of what caused it. Other properties are left out: libraries keep the
 * address they could not parse, headers and whole options there.
 */
function describeError(thrown: unknown, depth = 0): string {
  if (!(thrown instanceof Error))
    return typeof thrown === 'string' ? thrown : 'Something that is no error was thrown.';
  const error = withoutValues(thrown);
  const code = textOf(error, 'code');
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? [];
  const text = [`${error.name}${code && ` [${code}]`}: ${error.message}`, ...frames].join('\n');
  const causes = [error.cause, ...(error instanceof AggregateError ? error.errors : [])];
  if (depth === deepest) return text;
  const rest = causes.flatMap((cause: unknown) =>
    cause === undefined ? [] : describeError(cause, depth + 1),
  );
  return [text, ...rest].join('\ncaused by ');
}

/**
 * What is said of an error that ends a start, and the exit code. It can hold no secret of the settings, whatever the
 * error quotes.
 */
export function tellFailure(error: unknown, variables: Variables): { text: string; exitCode: number } {
  if (error instanceof SettingsError) return { text: error.message, exitCode: error.exitCode };
  const redact = createStrictRedact(variables);
  if (error instanceof StartError) return { text: redact(error.message), exitCode: error.exitCode };
  const sentence = error instanceof Error ? listenSentence(error, variables) : null;
  return { text: redact(sentence ?? describeError(error)), exitCode: 1 };
}

/** Ends the process. Every program of the shop ends its start here, so that no setting's value is ever printed. */
export function endStart(error: unknown): never {
  const { text, exitCode } = tellFailure(error, process.env);
  console.error(`\n${text}\n`);
  process.exit(exitCode);
}

/** Ends the process with 78 where a setting of storefront or API is wrong. */
export function checkSettings(): void {
  try {
    readEnvironment();
  } catch (error) {
    endStart(error);
  }
}
