import { LRUCache } from 'lru-cache';
import { atMost } from '@/lib/api/at-most';

/**
 * Values that are loaded once for all callers and kept for a while. An old value is answered at once while one load
 * renews it; nobody waits longer than `waitMs`, and no load that hangs is waited for by those who come later.
 */
export type Cached<K, V> = {
  /** @throws what `load` throws, or ApiFailure `timeout`, when nothing is known that may be answered */
  get(key: K): Promise<V>;
  /** From now on what is known counts only while the source fails. */
  invalidate(): void;
  /** Makes room: the next caller loads it anew. */
  forget(key: K): void;
};

export type CacheOptions<V> = {
  /** How long an answer counts. */
  freshMs: number | ((value: V) => number);
  /** How long an older answer is better than none. */
  staleMs?: number | ((value: V) => number);
  /** How long a failure counts before the source is asked again. */
  retryMs?: number;
  /** The longest a caller waits. */
  waitMs?: number;
  /** After this time a load counts as failed. Longer than `waitMs`: what takes many calls is there for the next caller. */
  loadMs?: number;
  /** Keys that are kept. */
  max?: number;
  now?: () => number;
};

type Known<V> = { value: V; staleUntil: number; mayOutlive: boolean; isInvalidated: boolean };
/** What the last load came to: a value, or after a failure what was known before it. Asked again after `until`. */
type Answer<V> = { until: number } & (
  | { isFailure: false; known: Known<V> }
  | { isFailure: true; known: Known<V> | null; error: unknown }
);

const waitMsOfPages = 2000;
const loadMsOfFiles = 60_000;

export function cached<K extends string, V>(
  load: (key: K) => Promise<V>,
  {
    freshMs,
    staleMs = Number.POSITIVE_INFINITY,
    retryMs = 1000,
    waitMs = waitMsOfPages,
    loadMs = loadMsOfFiles,
    max = 1000,
    now = Date.now,
  }: CacheOptions<V>,
): Cached<K, V> {
  const answers = new LRUCache<K, Answer<V>>({
    max,
    // Begun before everything was invalidated, a load still answers those who wait for it; it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (key, last) => {
      try {
        return toAnswer(await atMost(loadMs, () => load(key)));
      } catch (error) {
        const known = last?.known ? { ...last.known, isInvalidated: false } : null;
        return { isFailure: true, known, error, until: now() + retryMs };
      }
    },
  });

  function toAnswer(value: V): Answer<V> {
    const until = now() + (typeof freshMs === 'function' ? freshMs(value) : freshMs);
    const staleUntil = until + (typeof staleMs === 'function' ? staleMs(value) : staleMs);
    return {
      until,
      isFailure: false,
      known: { value, staleUntil, mayOutlive: staleUntil > until, isInvalidated: false },
    };
  }

  async function waitFor(loading: Promise<Answer<V>>): Promise<V> {
    const next = await atMost(waitMs, () => loading);
    if (next.isFailure) throw next.error;
    return next.known.value;
  }

  return {
    async get(key) {
      const last = answers.get(key, { allowStale: true });
      const known = last?.known && last.known.staleUntil > now() ? last.known : null;
      if (last && last.until > now()) {
        if (known) return known.value;
        if (last.isFailure) throw last.error;
      }
      const loading = answers.forceFetch(key, { forceRefresh: true });
      if (known && !known.isInvalidated) return known.value;
      return waitFor(loading).catch((error: unknown) => {
        if (known) return known.value;
        throw error;
      });
    },
    forget(key) {
      answers.delete(key);
    },
    invalidate() {
      const kept = answers.dump();
      answers.clear();
      for (const [key, { value }] of kept)
        if (value.known?.mayOutlive)
          answers.set(key, { isFailure: false, known: { ...value.known, isInvalidated: true }, until: 0 });
    },
  };
}
