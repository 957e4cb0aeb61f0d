import { internalPath } from './outcomes';
import type { Step } from './types';

const retryAfterSeconds = '120';

/** Every page of a site in maintenance mode is the 503 page (§4). */
export const maintenanceStep: Step = async (visit, shop) => {
  if (!(await shop.isInMaintenance(visit.site.code))) return null;
  return {
    kind: 'rewrite',
    to: internalPath(visit, 'maintenance'),
    status: 503,
    headers: { 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' },
  };
};
