import { sql } from 'drizzle-orm';
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
  forget(): void;
};

export function createCatalogueVersion(db: Db): CatalogueVersion {
  let known: { version: string; atMs: number } | null = null;
  return {
    async read() {
      if (known && performance.now() - known.atMs < pollEveryMs) return known.version;
      const rows = rowsOf<{ value: string }>(
        await db.execute(sql`SELECT value FROM settings WHERE key = ${settingKey}`),
      );
      const version = rows[0]?.value ?? 'none';
      known = { version, atMs: performance.now() };
      return version;
    },
    forget() {
      known = null;
    },
  };
}

/** Caches what `load` gives, by key, until the catalogue changes. Callers must not change it. */
export function cachePerVersion<K extends string, T>(
  version: CatalogueVersion,
  load: (key: K) => Promise<T>,
): (key: K) => Promise<T> {
  const cached = new Map<K, { version: string; value: Promise<T> }>();
  return async (key) => {
    const now = await version.read();
    const current = cached.get(key);
    if (current?.version === now) return current.value;
    const value = load(key);
    cached.set(key, { version: now, value });
    // A failed load must not be kept; the caller awaits `value` and hears of the failure itself.
    value.catch(() => cached.delete(key));
    return value;
  };
}
