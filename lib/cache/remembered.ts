import { LRUCache } from 'lru-cache';
import { atMost } from '@/lib/api/at-most';

/**
 * Values that are loaded once for all callers and kept for a while. An old value is answered at once while one load
 * renews it; nobody waits longer than `waitMs`, and no load that hangs is waited for by those who come later.
 */
export type Remembered<K, V> = {
  /** @throws what `load` throws, or ApiFailure `timeout`, when nothing is known that may be answered */
  get(key: K): Promise<V>;
  /** From now on what is known counts only while the source fails. */
  forget(): void;
};

export type RememberOptions<V> = {
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

type Kept<V> = { value: V; freshUntil: number; staleUntil: number; isForgotten: boolean };
type Entry<V> = {
  kept: Kept<V> | null;
  failed: { error: unknown; until: number } | null;
  loading: Promise<V> | null;
};

const waitMsOfPages = 2000;
const loadMsOfFiles = 60_000;

export function remember<K extends string, V>(
  load: (key: K) => Promise<V>,
  {
    freshMs,
    staleMs = Number.POSITIVE_INFINITY,
    retryMs = 1000,
    waitMs = waitMsOfPages,
    loadMs = loadMsOfFiles,
    max = 1000,
    now = Date.now,
  }: RememberOptions<V>,
): Remembered<K, V> {
  const entries = new LRUCache<K, Entry<V>>({ max });

  function entryOf(key: K): Entry<V> {
    const entry = entries.get(key) ?? { kept: null, failed: null, loading: null };
    entries.set(key, entry);
    return entry;
  }

  function keep(value: V): Kept<V> {
    const freshUntil = now() + (typeof freshMs === 'function' ? freshMs(value) : freshMs);
    const staleUntil = freshUntil + (typeof staleMs === 'function' ? staleMs(value) : staleMs);
    return { value, freshUntil, staleUntil, isForgotten: false };
  }

  function start(key: K, entry: Entry<V>): Promise<V> {
    const loading = atMost(loadMs, () => load(key));
    entry.loading = loading;
    loading.then(
      (value) => {
        // Begun before everything was forgotten: it may be what was.
        if (entry.loading !== loading) return;
        Object.assign(entry, { kept: keep(value), failed: null, loading: null });
      },
      (error: unknown) => {
        if (entry.loading !== loading) return;
        if (entry.kept) entry.kept.isForgotten = false;
        Object.assign(entry, { failed: { error, until: now() + retryMs }, loading: null });
      },
    );
    return loading;
  }

  return {
    async get(key) {
      const entry = entryOf(key);
      const { failed } = entry;
      const kept = entry.kept && entry.kept.staleUntil > now() ? entry.kept : null;
      if (kept && !kept.isForgotten && kept.freshUntil > now()) return kept.value;
      if (failed && failed.until > now()) {
        if (kept) return kept.value;
        throw failed.error;
      }
      const loading = entry.loading ?? start(key, entry);
      if (kept && !kept.isForgotten) return kept.value;
      try {
        return await atMost(waitMs, () => loading);
      } catch (error) {
        if (kept) return kept.value;
        throw error;
      }
    },
    forget() {
      for (const entry of entries.values()) {
        Object.assign(entry, { loading: null, failed: null });
        const { kept } = entry;
        if (kept && kept.staleUntil > kept.freshUntil) kept.isForgotten = true;
        else entry.kept = null;
      }
    },
  };
}
