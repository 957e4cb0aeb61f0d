import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { siteRules } from '../../sites/rules.ts';
import { errorStatus } from '../contract/error-codes.ts';
import { defaultSite } from '../contract/sites.ts';
import { errorText } from '../messages/texts.ts';
import { type ConnectionLimits, toConnectionLimits } from './connection-limits.ts';
import { type Connections, ConnectionTable } from './connections.ts';
import { serverLimits } from './node-listener.ts';
import { createProxyWarning } from './undeclared-proxy.ts';
import { closeOverUnreadBody } from './unread-body.ts';

type OpenServer = {
  server: Server;
  connections: Connections;
  /** From now on this listener answers. */
  serve(listener: RequestListener): void;
};
type Options = {
  port: number;
  host?: string | undefined;
  /** Their connections carry many clients. */
  trustedProxies: readonly string[];
  /** Other than the usual ones, for tests. */
  limits?: Partial<ConnectionLimits & Record<keyof typeof serverLimits, number>>;
};

/** Answers while the shop is still opening: the process lives, but takes no calls. */
const opening: RequestListener = (request, response) => {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json');
  if (request.url === '/api/health') return response.end('{"status":"ok"}');
  response.statusCode = errorStatus.unavailable;
  response.setHeader('retry-after', '5');
  const body = {
    code: 'unavailable',
    message: errorText(siteRules[defaultSite].language, 'unavailable'),
    requestId: randomUUID(),
  };
  return response.end(JSON.stringify(body));
};

/**
 * Listens at once, before anything slow begins, so that whoever watches the start hears 503 and not silence. Nobody
 * can use up its connections: each has its time, all together and those of one client their number (docs/architecture.md,
 * "Connections").
 */
export async function openServer({ port, host, trustedProxies, limits = {} }: Options): Promise<OpenServer> {
  let listener = opening;
  const all = { ...toConnectionLimits(), ...serverLimits, ...limits };
  const trust = proxyAddr.compile([...trustedProxies]);
  const isTrusted = (address: string) => trust(address, 0);
  const connections = new ConnectionTable(all, isTrusted);
  const warnOfProxy = createProxyWarning(isTrusted);
  const { maxHeaderSize, connectionsCheckingInterval } = all;
  const server = createServer({ maxHeaderSize, connectionsCheckingInterval }, (request, response) => {
    warnOfProxy(request);
    closeOverUnreadBody(request, response, all.lingerMs);
    if (connections.begin(request, response)) listener(request, response);
  });
  server.headersTimeout = all.headersTimeout;
  server.requestTimeout = all.requestTimeout;
  server.keepAliveTimeout = all.keepAliveTimeout;
  connections.watch(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    server,
    connections,
    serve(next) {
      listener = next;
    },
  };
}
