import type { SiteCode } from '../../api/contract/sites';

/** Says which site the journeys of this worker walk, before any of them is loaded. The process that only lists them stays as it is. */
export function speakAs(site: SiteCode): void {
  if (process.env.TEST_WORKER_INDEX) process.env.SITE = site;
}
