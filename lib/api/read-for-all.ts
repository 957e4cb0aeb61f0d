import 'server-only';
import { cached } from '@/lib/cache/cached';
import type { SiteCode } from '@/lib/sites/models';
import { embeddedApi } from './embedded';

/** Pages may be kept much longer than this, so an answer is never used beyond it. */
const freshMs = 2000;

/**
 * Reads what all pages of a site show, such as the menu, once for those that are rendered within two seconds. A change that
 * the API of this process announces counts at once; failures are not kept.
 */
export function readForAll<V>(load: (site: SiteCode) => Promise<V>): (site: SiteCode) => Promise<V> {
  const known = cached(load, { freshMs, staleMs: 0, retryMs: 0 });
  let isListening = false;

  return (site) => {
    const api = isListening ? null : embeddedApi();
    api?.changes.subscribe(known.invalidate);
    isListening ||= api !== null;
    return known.get(site);
  };
}
