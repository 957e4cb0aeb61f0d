import { type OwnServer, publishChanges } from '../lib/cache/publish-changes.ts';
import type { PageCache } from './page-cache.ts';

const gatherMs = 50;
const retryMs = 1000;

/**
 * Has changed pages rendered again, first in Next and then here: a page dropped here before Next knows would
 * come back old, and be kept as new. Changes within a moment go together. Where Next cannot be told even the second time,
 * pages stay as they are until they expire.
 */
export function createChangeListener(own: OwnServer, cache: PageCache) {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(isRetry = false, tags: readonly string[] = [...waiting]): Promise<void> {
    if (!isRetry) {
      waiting = new Set();
      timer = undefined;
    }
    try {
      await publishChanges(own, tags);
    } catch (error) {
      if (isRetry) console.error(error);
      else setTimeout(() => void flush(true, tags), retryMs).unref();
      return;
    }
    cache.drop(tags);
  }

  return (tags: readonly string[]): void => {
    for (const tag of tags) waiting.add(tag);
    if (timer === undefined) timer = setTimeout(() => void flush(), gatherMs).unref();
  };
}
