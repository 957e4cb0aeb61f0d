import type { EditionCode } from '../../sites/editions';

/** Says which site the journeys of this worker walk, before any of them is loaded. The process that only lists them stays as it is. */
export function speakAs(site: EditionCode): void {
  if (process.env.TEST_WORKER_INDEX) process.env.SITE = site;
}
