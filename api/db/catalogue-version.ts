import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db, Queryable } from './client.ts';
import { rowsOf } from './rows.ts';
import { settings } from './schema/sales.ts';

const settingKey = 'catalogue-version';
/** How long this process may not notice that another one changed the catalogue. */
const pollEveryMs = 2_000;

/** Says that the catalogue has changed: everything that was cached for the former version is read again. */
export async function touchCatalogue(db: Queryable): Promise<void> {
  await db
    .insert(settings)
    .values({ key: settingKey, value: sql`gen_random_uuid()::text` })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
}

export type CatalogueVersion = {
  /** Changes with each import or edit of the catalogue; asked of the database every two seconds at most. */
  read(): Promise<string>;
  /** Lets this process look at the version before its next use; call it after the touching transaction committed. */
  invalidate(): void;
};

export function createCatalogueVersion(db: Db): CatalogueVersion {
  let known: { version: string; atMs: number } | null = null;
  /** How often it was asked to look again: what was asked for before that may be of before. */
  let invalidations = 0;
  return {
    async read() {
      if (known && performance.now() - known.atMs < pollEveryMs) return known.version;
      const begun = invalidations;
      const rows = rowsOf<{ value: string }>(
        await db.execute(sql`SELECT value FROM settings WHERE key = ${settingKey}`),
      );
      const version = rows[0]?.value ?? 'none';
      if (begun === invalidations) known = { version, atMs: performance.now() };
      return version;
    },
    invalidate() {
      known = null;
      invalidations += 1;
    },
  };
}

/** Keys may be made up by visitors. */
const mostKeys = 1_000;

/** Caches what `load` gives, by key, until the catalogue changes. Callers must not change it. */
export function cachePerVersion<K extends string, T extends object>(
  version: CatalogueVersion,
  load: (key: K) => Promise<T>,
): (key: K) => Promise<T> {
  const cache = new LRUCache<K, T>({ max: mostKeys, ignoreFetchAbort: true, fetchMethod: load });
  let cached = '';
  return async (key) => {
    const now = await version.read();
    if (now !== cached) cache.clear();
    cached = now;
    // A call asks several times: what is there is had without lru-cache's machinery of promises.
    return cache.get(key) ?? cache.forceFetch(key);
  };
}
