/** A value that is loaded once for all callers, kept for a while and served stale while the source fails. */
export type Remembered<K, V> = {
  get(key: K): Promise<V>;
  forget(): void;
};

/**
 * @param freshMs how long an answer counts
 * @param retryMs how long a failure counts before the source is asked again
 * @throws what `load` throws, when nothing has been loaded before
 */
export function remember<K, V>(
  load: (key: K) => Promise<V>,
  { freshMs, retryMs = 1000, now = Date.now }: { freshMs: number; retryMs?: number; now?: () => number },
): Remembered<K, V> {
  type Entry = { value: Promise<V>; until: number };
  const entries = new Map<K, Entry>();
  let generation = 0;

  function start(key: K, previous: Entry | undefined): Entry {
    const startedIn = generation;
    const entry: Entry = { value: load(key), until: Number.POSITIVE_INFINITY };
    entry.value.then(
      () => {
        entry.until = startedIn === generation ? now() + freshMs : 0;
      },
      () => {
        if (entries.get(key) !== entry) return;
        if (previous) entries.set(key, { value: previous.value, until: now() + retryMs });
        else entries.delete(key);
      },
    );
    return entry;
  }

  return {
    async get(key) {
      const known = entries.get(key);
      if (known && known.until > now()) return known.value;
      const entry = start(key, known);
      entries.set(key, entry);
      return known ? entry.value.catch(() => known.value) : entry.value;
    },
    forget() {
      generation += 1;
      for (const entry of entries.values()) if (Number.isFinite(entry.until)) entry.until = 0;
    },
  };
}
