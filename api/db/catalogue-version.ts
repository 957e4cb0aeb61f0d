import { sql } from 'drizzle-orm';
import type { Db, Queryable } from './client.ts';
import { rowsOf } from './rows.ts';
import { settings } from './schema/sales.ts';

const settingKey = 'catalogue-version';
/** How long this process may not notice that another one changed the catalogue. */
const pollEveryMs = 2_000;

type Known = { version: string; atMs: number };
let known = new WeakMap<Db, Known>();

/** Says that the catalogue has changed: everything kept by `keptPerCatalogue` is read again. */
export async function touchCatalogue(db: Queryable): Promise<void> {
  await db
    .insert(settings)
    .values({ key: settingKey, value: sql`gen_random_uuid()::text` })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
  forgetCatalogueVersion();
}

/** Lets this process look at the version before its next use; call it after the touching transaction committed. */
export function forgetCatalogueVersion(): void {
  known = new WeakMap();
}

/** Changes with each import or edit of the catalogue; asked of the database every two seconds at most. */
export async function catalogueVersion(db: Db): Promise<string> {
  const last = known.get(db);
  if (last && performance.now() - last.atMs < pollEveryMs) return last.version;
  const rows = rowsOf<{ value: string }>(
    await db.execute(sql`SELECT value FROM settings WHERE key = ${settingKey}`),
  );
  const version = rows[0]?.value ?? 'none';
  known.set(db, { version, atMs: performance.now() });
  return version;
}

/** Keeps what `load` gives, per database and key, until the catalogue changes. Callers must not change it. */
export function keptPerCatalogue<T>(load: (db: Db, key: string) => Promise<T>) {
  type Kept = { version: string; value: Promise<T> };
  const kept = new WeakMap<Db, Map<string, Kept>>();
  return async (db: Db, key = ''): Promise<T> => {
    const version = await catalogueVersion(db);
    const ofDb = kept.get(db) ?? new Map<string, Kept>();
    kept.set(db, ofDb);
    const current = ofDb.get(key);
    if (current?.version === version) return current.value;
    const value = load(db, key);
    ofDb.set(key, { version, value });
    // A failed load must not be kept; the caller awaits `value` and hears of the failure itself.
    value.catch(() => ofDb.delete(key));
    return value;
  };
}
