import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

function headOf(status: number, headers: readonly string[] = []): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close', 'content-length: 0'];
  return `${[...lines, ...headers].join('\r\n')}\r\n\r\n`;
}

/**
 * Answers on the bare connection and closes it. The answer would be lost if the connection were closed over bytes that
 * nobody has read, so what still comes is thrown away for a moment.
 */
export function refuseRequest(socket: Socket, status: 400 | 405, lingerMs: number): void {
  socket.on('error', () => undefined);
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.once('end', () => socket.destroy());
  socket.end(headOf(status));
  socket.resume();
}

/** Answers 503 and keeps the connection no longer than that takes: there is no room for it. */
export function refuseConnection(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.write(headOf(503, ['retry-after: 5']));
  socket.destroySoon();
}
