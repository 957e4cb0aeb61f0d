import type { RateLimit } from '../../http/rate-limits.ts';
import type { Services } from '../../services.ts';

const minutes = 60;

/**
 * How often one client, and how often anybody for one account, may try. The account's own limits are wide enough that
 * nobody can lock a customer out from a single address.
 */
const limits = {
  'sign-in by client': { points: 60, seconds: 15 * minutes },
  'sign-in by client and account': { points: 20, seconds: 15 * minutes },
  'sign-in by account': { points: 100, seconds: 60 * minutes },
  'refresh by client': { points: 120, seconds: 5 * minutes },
  'sign-up by client': { points: 20, seconds: 10 * minutes },
  'sign-up by account': { points: 10, seconds: 60 * minutes },
  'e-mail look-up by client': { points: 10, seconds: 10 * minutes },
  'e-mail look-up by account': { points: 20, seconds: 60 * minutes },
  'reset mail by client': { points: 10, seconds: 60 * minutes },
  'reset mail by account': { points: 3, seconds: 60 * minutes },
  'reset by client': { points: 20, seconds: 15 * minutes },
  'e-mail change by account': { points: 5, seconds: 60 * minutes },
  'e-mail change by address': { points: 3, seconds: 60 * minutes },
  'password check by account': { points: 10, seconds: 15 * minutes },
} as const satisfies Record<string, RateLimit>;

/** @throws ApiError too-many-requests, alike for accounts that exist and those that do not */
export function limit(
  name: keyof typeof limits,
  key: string | readonly string[],
  services: Services,
): Promise<void> {
  return services.limits.consume(name, key, limits[name]);
}
