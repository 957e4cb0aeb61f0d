import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { RedisClient } from '../runtime/redis.ts';
import { TooManyRequests } from './api-error.ts';

const redisLimitMs = 500;

/** At most `points` calls in `seconds`. */
export type RateLimit = { points: number; seconds: number };

export type RateLimits = {
  /**
   * Takes one of the points that `key` has under `name`. Of a key that is an IPv6 address the network (/64) counts.
   * @throws TooManyRequests when none is left
   */
  consume(name: string, key: string | readonly string[], limit: RateLimit): Promise<void>;
};

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

/** The first 64 bits of an IPv6 address, which is what one customer of a provider has; anything else as it is. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::', 2);
  const start = groupsOf(head);
  const end = groupsOf(tail ?? '');
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}

/** Addresses and e-mail addresses are personal data, and keys in Redis outlive the process. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

function sharedLimiter(
  redis: RedisClient,
  options: { keyPrefix: string; points: number; duration: number },
  insuranceLimiter: RateLimiterMemory,
): RLWrapperTimeouts {
  const limiter = new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter,
    // A client beyond its limit costs no further calls to Redis.
    inMemoryBlockOnConsumed: options.points + 1,
  });
  // A server that hangs answers neither yes nor no.
  return new RLWrapperTimeouts({ limiter, timeoutMs: redisLimitMs });
}

/**
 * Limits that all instances keep together in Redis; while it is away, and without one, each process keeps its own.
 */
export function createRateLimits(redis: RedisClient | null = null): RateLimits {
  const limiters = new Map<string, RateLimiterMemory | RLWrapperTimeouts>();

  function limiterOf(name: string, { points, seconds }: RateLimit) {
    const keyPrefix = `limit:${name}:${points}:${seconds}`;
    const known = limiters.get(keyPrefix);
    if (known) return known;
    const options = { keyPrefix, points, duration: seconds };
    const memory = new RateLimiterMemory(options);
    const limiter = redis ? sharedLimiter(redis, options, memory) : memory;
    limiters.set(keyPrefix, limiter);
    return limiter;
  }

  return {
    async consume(name, key, limit) {
      try {
        await limiterOf(name, limit).consume(hashOf([key].flat().map(networkOf).join(' ')));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw new TooManyRequests(refused.msBeforeNext);
        throw refused;
      }
    },
  };
}
