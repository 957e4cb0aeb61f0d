import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './has-body.ts';

/** Closed at once, the connection would be reset under the client before it has read its answer. */
function closeSlowly(socket: Socket, request: IncomingMessage, lingerMs: number): void {
  if (socket.writableEnded) return;
  socket.end();
  request.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
}

/**
 * An answer that does not wait for the whole body (413, 405, 401 …) closes the connection and says so: otherwise Node
 * reads on, as long as the client sends, to reach the next request. What still comes is thrown away for `lingerMs`.
 */
export function closeOverUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  lingerMs: number,
): void {
  if (!hasBody(request)) return;
  const { writeHead } = response;
  // Whoever gives the body up (Next, under API_URL) takes the socket off the request.
  const { socket } = request;
  Object.assign(response, {
    writeHead(...args: unknown[]) {
      if (!request.complete) {
        response.shouldKeepAlive = false;
        response.removeHeader('keep-alive');
        // What Node calls once the answer has been sent.
        Object.assign(socket, { destroySoon: () => closeSlowly(socket, request, lingerMs) });
      }
      return Reflect.apply(writeHead, response, args);
    },
  });
}
