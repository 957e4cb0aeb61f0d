import type { IncomingMessage } from 'node:http';
import { clientIpHeader } from '../api/contract/transport.ts';
import { TooManyRequests } from '../api/http/api-error.ts';
import { internalClient } from '../api/http/client-ip.ts';
import { networkOf, type RateLimits } from '../api/http/rate-limits.ts';

const seconds = 60;
/** Pages that each visitor makes the shop work out anew: searches, filters, page numbers. */
const queryShare = 0.5;

/** Whose turn it is: the address of the client, or the network of one who has many. */
export function clientOf(request: IncomingMessage): string {
  return networkOf(String(request.headers[clientIpHeader] ?? 'unknown'));
}

/** Whole seconds until a client may ask again; null when it may now. */
export type PageLimit = (request: IncomingMessage) => Promise<number | null>;

/**
 * Limits the pages that are rendered for one client, beside the calls it makes to the API.
 * @param perMinute 0 limits nothing; of pages with a query half as many are allowed
 */
export function createPageLimit(
  limits: RateLimits,
  perMinute: number,
  onRefused: () => void = () => undefined,
): PageLimit {
  const counters = [
    { name: 'pages', points: perMinute, counts: () => true },
    {
      name: 'pages-with-query',
      points: Math.ceil(perMinute * queryShare),
      counts: ({ url = '' }: IncomingMessage) => /\?(?!_rsc=[^&]*$)/.test(url),
    },
  ];

  return async (request) => {
    const client = clientOf(request);
    if (perMinute === 0 || client === internalClient) return null;
    try {
      for (const { name, points, counts } of counters)
        if (counts(request)) await limits.consume(name, client, { points, seconds });
      return null;
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      onRefused();
      return error.retryAfterSeconds;
    }
  };
}
