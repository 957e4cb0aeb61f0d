import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The Drizzle handle, the same type on both engines. Raw results go through `rowsOf`. */
export type Db = PgDatabase<PgQueryResultHKT>;
/** The handle inside a transaction. Inside the callback use only this one: the root handle would wait for ever. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Queryable = Db | Tx;

export type DatabaseOptions = {
  /** PostgreSQL 15 or later; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; `memory://` keeps nothing. */
  dataDir?: string | undefined;
  /** A statement that runs longer is ended and fails as `unavailable`. */
  queryLimitMs?: number;
};

export type Database = {
  db: Db;
  engine: 'embedded' | 'postgres';
  /** Runs work that may take longer than the query limit: migrations, imports, rebuilds. */
  withoutLimit<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** VACUUM (ANALYZE); call it after imports. The embedded engine has no autovacuum, it also runs on a timer. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
};

const defaultQueryLimitMs = 10_000;

/** Opens the database without migrating it. @throws DataDirBusyError when another process uses `dataDir`. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const queryLimitMs = options.queryLimitMs ?? defaultQueryLimitMs;
  return options.databaseUrl
    ? openPostgres({ databaseUrl: options.databaseUrl, queryLimitMs })
    : openEmbedded({ dataDir: options.dataDir ?? '.data', queryLimitMs });
}
