import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Db } from './client.ts';
import { rowsOf } from './rows.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number; every instance that starts waits for it. */
const lockKey = 7_346_501;

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
    const missing = readMigrationFiles({ migrationsFolder }).filter(({ hash }) => !hashes.has(hash));
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${migration.hash}, ${migration.folderMillis})`,
      );
    }
    return missing.length;
  });
}

/** Brings the tables up to date; returns how many migrations were applied. */
export function migrate(database: Database): Promise<number> {
  return database.withoutLimit(applyMigrations);
}
