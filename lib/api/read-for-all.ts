import 'server-only';
import { cached } from '@/lib/cache/cached';
import { embeddedApi } from './embedded';

/** Pages may be kept much longer than this, so an answer is never used beyond it. */
const freshMs = 2000;

/**
 * Reads what all pages of a site show, such as the menu, or all of one category whatever their filters, once for those that are
 * rendered within two seconds. A change that the API of this process announces counts at once; failures are not kept.
 */
export function readForAll<K extends string, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const known = cached(load, { freshMs, staleMs: 0, retryMs: 0 });
  let isListening = false;

  return (key) => {
    const api = isListening ? null : embeddedApi();
    api?.changes.subscribe(known.invalidate);
    isListening ||= api !== null;
    return known.get(key);
  };
}
