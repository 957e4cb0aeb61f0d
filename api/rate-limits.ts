import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './http/api-error.ts';

/** At most `points` calls in `seconds`. */
export type RateLimit = { points: number; seconds: number };

export type RateLimits = {
  /**
   * Takes one of the points that `key` has under `name`.
   * @throws ApiError too-many-requests when none is left
   */
  consume(name: string, key: string, limit: RateLimit): Promise<void>;
};

/** Limits that this process alone keeps. */
export function createRateLimits(): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    async consume(name, key, { points, seconds }) {
      const id = `${name}:${points}:${seconds}`;
      const limiter = limiters.get(id) ?? new RateLimiterMemory({ keyPrefix: id, points, duration: seconds });
      limiters.set(id, limiter);
      try {
        await limiter.consume(key);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw new ApiError('too-many-requests');
        throw refused;
      }
    },
  };
}
