import type { ApiEnvironment } from '../api/environment.ts';
import { createLog } from '../api/log.ts';
import { createRateLimits, type RateLimits } from '../api/rate-limits.ts';
import { closeRedis, connectRedis, openRedis } from '../api/redis.ts';

/** The limits of a storefront without an API of its own, shared by all of its instances where there is a Redis. */
export function openRateLimits({ redisUrl, logLevel }: Pick<ApiEnvironment, 'redisUrl' | 'logLevel'>): {
  limits: RateLimits;
  stop: () => void;
} {
  const redis = redisUrl ? openRedis(redisUrl, createLog(logLevel)) : null;
  if (redis) connectRedis(redis);
  return { limits: createRateLimits(redis), stop: () => redis && closeRedis(redis) };
}
