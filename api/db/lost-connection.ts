import { hasErrorCode } from './system-error.ts';

const systemCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTCONN',
  'EMFILE',
  'ENFILE',
];

/** How pg and pg-pool say so: their own errors have a text and no code. */
const driverTexts = [
  /^Connection terminated/,
  /^Client (has encountered a connection error|was closed)/,
  /^Query read timeout/,
  /^timeout (expired|exceeded when trying to connect)/,
  /^Cannot use a pool after calling end/,
];

/** Whether this SQLSTATE says that the connection is lost or refused, or ended by an operator. */
export function isConnectionState(state: string): boolean {
  return /^(08|57P)/.test(state);
}

/** Whether a call failed because there is no connection to whom it asked, not because of what it asked. */
export function isLostConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (systemCodes.some((code) => hasErrorCode(error, code))) return true;
  // A server that is reached by a socket file.
  if (hasErrorCode(error, 'ENOENT') && 'syscall' in error && error.syscall === 'connect') return true;
  const text = 'message' in error ? String(error.message) : '';
  if (driverTexts.some((pattern) => pattern.test(text))) return true;
  // A host with several addresses fails with the errors of all.
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isLostConnection)) return true;
  return 'cause' in error && isLostConnection(error.cause);
}
