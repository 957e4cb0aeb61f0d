import type { Services } from '../services.ts';
import { internalClient } from './client-ip.ts';

const seconds = 600;

/**
 * Limits what leaves something behind for a long time to a share of RATE_LIMIT_WRITES, which counts a minute, in ten
 * minutes. 0 there limits nothing, and pages that this process renders for everybody are not limited.
 * @throws ApiError too-many-requests
 */
export async function limitClient(
  name: string,
  { clientIp, share }: { clientIp: string; share: number },
  { limits, environment }: Pick<Services, 'limits' | 'environment'>,
): Promise<void> {
  const points = Math.ceil(environment.rateLimits.writes * share);
  if (points > 0 && clientIp !== internalClient) await limits.consume(name, clientIp, { points, seconds });
}
