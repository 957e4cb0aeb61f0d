import { IncomingMessage, type RequestListener } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { getRequestListener } from '@hono/node-server';
import { clientIpHeader } from '../contract/transport.ts';
import { internalClient } from './client-ip.ts';

/** Node's own limits, tighter where a shop needs less; a sender too slow or too long-winded is answered 408 or 431. */
export const serverLimits = {
  /** Bytes of all headers together. */
  maxHeaderSize: 16 * 1024,
  headersTimeout: 20_000,
  /** For the whole request with its body of at most 256 KB. */
  requestTimeout: 50_000,
  /** How often Node looks for those two. */
  connectionsCheckingInterval: 5000,
  /** Of proxies: longer than the usual one keeps a connection, so that none is closed under its next request. */
  keepAliveTimeout: 65_000,
} as const;

/**
 * Reads the client's address off a request. `X-Forwarded-For` is believed as far as it was written by one of the
 * trusted proxies; what is no address in it (`unknown`, a forgery) gives the proxy's own. A trusted proxy that asks for
 * nobody is a storefront on another machine (`API_URL`) rendering its pages.
 * @param trustedProxies addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`
 * @throws TypeError when one of them is none of that
 */
export function createClientIpReader(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (request) => {
    const direct = request.socket.remoteAddress ?? 'unknown';
    if (request.headers['x-forwarded-for'] === undefined && isTrusted(direct, 0)) return internalClient;
    const named = proxyAddr(request, isTrusted);
    return isIP(named) === 0 ? direct : named;
  };
}

/** The API as a listener of Node's server. Each request carries the client's address, whatever the client sent. */
export function createNodeListener(
  fetch: (request: Request) => Promise<Response>,
  trustedProxies: readonly string[],
): RequestListener {
  const addressOf = createClientIpReader(trustedProxies);
  return getRequestListener(
    (request, { incoming }) => {
      const address = incoming instanceof IncomingMessage ? addressOf(incoming) : 'unknown';
      request.headers.set(clientIpHeader, address);
      return fetch(request);
    },
    // Next needs the platform's own Request and Response.
    { overrideGlobalObjects: false },
  );
}
