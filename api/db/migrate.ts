import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../contract/settings/start-error.ts';
import type { Database, Db } from './client.ts';
import { rowsOf } from './rows.ts';
import { toServerStartError } from './server-start-error.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number; every instance that starts waits for it. */
const lockKey = 7_346_501;

/** Migrations of this release, by which a database or a backup is known. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** @throws StartError for tables this release does not know: it would leave out what a newer one relies on */
function refuseNewer(applied: ReadonlySet<string>, known: readonly { hash: string }[]): void {
  const unknown = new Set(applied);
  for (const { hash } of known) unknown.delete(hash);
  if (unknown.size > 0)
    throw new StartError(
      `The database was changed by another or newer release of the shop (${unknown.size} changes of its tables are unknown ` +
        'here). Nothing was changed. Start that release, or go back to a backup made by this one.',
    );
}

/**
 * Applies the migrations that are missing, each by its hash, in one transaction. An advisory lock of that
 * transaction keeps instances that start together apart. (Drizzle's own migrator skips an older migration that was
 * merged later, and takes no lock.)
 */
async function applyMigrations(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    // Before anything else: IF NOT EXISTS fails where another creates the same in the same moment.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
    const applied = rowsOf<{ hash: string }>(
      await tx.execute(sql`SELECT hash FROM drizzle.__drizzle_migrations`),
    );
    const hashes = new Set(applied.map((row) => row.hash));
    const known = readMigrationFiles({ migrationsFolder });
    refuseNewer(hashes, known);
    const missing = known.filter(({ hash }) => !hashes.has(hash));
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${migration.hash}, ${migration.folderMillis})`,
      );
    }
    return missing.length;
  });
}

/**
 * Brings the tables up to date; returns how many migrations were applied.
 * @throws StartError when the database is of a newer release, or its server does not let us
 */
export async function migrate(database: Database): Promise<number> {
  try {
    return await database.withoutLimit(applyMigrations);
  } catch (error) {
    throw toServerStartError(error) ?? error;
  }
}
