import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Spooled } from './backup/spool-folder.ts';

/** The Drizzle handle, the same type on both engines. Raw results go through `rowsOf`. */
export type Db = PgDatabase<PgQueryResultHKT>;
/** The handle inside a transaction. Inside the callback use only this one: the root handle would wait for ever. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Queryable = Db | Tx;

/** What was copied of a database, and what it held in that moment. */
export type Snapshot = Spooled & {
  counts: { orders: number; customers: number; products: number };
  /** Hashes of the migrations it has gone through. */
  migrations: string[];
};

export type Database = {
  db: Db;
  engine: 'embedded' | 'postgres';
  /** Whether its folder says that a shop has been opened from it: then it must not be empty. False for a server. */
  hasServed: boolean;
  /** Notes beside an embedded database that it is filled. */
  markFilled(now: Date): Promise<void>;
  /** Copies the files of one moment into a spool. Null for a server, which has its own programs for it, and in memory. */
  snapshot: ((spool: string) => Promise<Snapshot>) | null;
  /** Runs work that may take longer than the query limit: migrations, imports, rebuilds. */
  withoutLimit<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** VACUUM (ANALYZE); call it after imports. The embedded engine has no autovacuum, it also runs on a timer. */
  vacuum(): Promise<void>;
  /** Calls it is working on, and calls that wait for their turn. */
  load(): { running: number; waiting: number };
  close(): Promise<void>;
};

export type StatementListener = (sql: string) => void;
