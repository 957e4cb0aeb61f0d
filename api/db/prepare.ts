import { eq, sql } from 'drizzle-orm';
import { StartError } from '../contract/settings/start-error.ts';
import type { Database } from './client.ts';
import { migrate } from './migrate.ts';
import { rowsOf } from './rows.ts';
import { settings } from './schema/sales.ts';
import { type RebuildIndexes, seed } from './seed/index.ts';

const seededKey = 'seeded-at';
/** Any fixed number; keeps instances that start together from seeding twice. */
const lockKey = 7_346_502;

/** The marker beside the database says that it has been filled, and it is not: something took its place. */
const emptied = () =>
  new StartError(
    'The database in DATA_DIR is empty, although a shop has been opened from this folder before. Nothing was changed.\n' +
      'To go back to a backup: npm run restore -- <file> --replace\n' +
      'For a new, empty shop choose another folder with DATA_DIR.',
  );

export async function hasTables({ db }: Database): Promise<boolean> {
  const [row] = rowsOf(await db.execute(sql`SELECT to_regclass('settings') IS NOT NULL AS found`));
  return row?.found === true;
}

/**
 * Migrates, and fills a new database. One transaction: a start that is killed leaves nothing half full.
 * @throws StartError when it was filled before and is empty now, or was written by a newer release
 */
export async function prepareDatabase(
  database: Database,
  now: Date,
  rebuildIndexes: RebuildIndexes,
): Promise<{ migrations: number; isNew: boolean }> {
  if (database.hasServed && !(await hasTables(database))) throw emptied();
  const migrations = await migrate(database);
  const isNew = await database.withoutLimit((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
      const [marker] = await tx.select().from(settings).where(eq(settings.key, seededKey));
      if (marker) return false;
      if (database.hasServed) throw emptied();
      await seed(tx, now, rebuildIndexes);
      await tx.insert(settings).values({ key: seededKey, value: now.toISOString() });
      return true;
    }),
  );
  if (isNew) await database.vacuum();
  if (!database.hasServed) await database.markFilled(now);
  return { migrations, isNew };
}
