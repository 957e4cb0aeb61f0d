import type { IncomingMessage } from 'node:http';

/** Whether a body comes with the request, empty ones left out. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
