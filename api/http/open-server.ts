import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { errorStatus } from '../contract/error-codes.ts';
import { errorText } from '../messages/texts.ts';
import { serverLimits } from './node-listener.ts';

type OpenServer = {
  server: Server;
  /** From now on this listener answers. */
  serve(listener: RequestListener): void;
};

/** Answers while the shop is still opening: the process lives, but takes no calls. */
const opening: RequestListener = (request, response) => {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json');
  if (request.url === '/api/health') return response.end('{"status":"ok"}');
  response.statusCode = errorStatus.unavailable;
  response.setHeader('retry-after', '5');
  const body = { code: 'unavailable', message: errorText('nl', 'unavailable'), requestId: randomUUID() };
  return response.end(JSON.stringify(body));
};

/** Listens at once, before anything slow begins, so that whoever watches the start hears 503 and not silence. */
export async function openServer(port: number, host?: string): Promise<OpenServer> {
  let listener = opening;
  const server = createServer({ maxHeaderSize: serverLimits.maxHeaderSize }, (request, response) =>
    listener(request, response),
  );
  server.headersTimeout = serverLimits.headersTimeout;
  server.requestTimeout = serverLimits.requestTimeout;
  server.keepAliveTimeout = serverLimits.keepAliveTimeout;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    server,
    serve(next) {
      listener = next;
    },
  };
}
