import { createRateLimits, type RateLimits } from '../api/http/rate-limits.ts';
import type { ApiEnvironment } from '../api/runtime/environment.ts';
import { createLog } from '../api/runtime/log.ts';
import { closeRedis, connectRedis, openRedis } from '../api/runtime/redis.ts';

/** The limits of a storefront without an API of its own, shared by all of its instances where there is a Redis. */
export function openRateLimits({ redisUrl, logLevel }: Pick<ApiEnvironment, 'redisUrl' | 'logLevel'>): {
  limits: RateLimits;
  stop: () => void;
} {
  const redis = redisUrl ? openRedis(redisUrl, createLog(logLevel)) : null;
  if (redis) connectRedis(redis);
  return { limits: createRateLimits(redis), stop: () => redis && closeRedis(redis) };
}
