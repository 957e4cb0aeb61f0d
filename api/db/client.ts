import type { Database, StatementListener } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export type { Database, Db, Queryable, Tx } from './database.ts';

export type DatabaseOptions = {
  /** PostgreSQL 15 or later; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; `memory://` keeps nothing. */
  dataDir?: string | undefined;
  /** A statement that runs longer is ended and fails as `unavailable`. */
  queryLimitMs?: number;
  /** A server that makes no connection for so long, or has none free, fails the call as `unavailable`. */
  connectLimitMs?: number;
  /** False gives up fsync in the embedded database: quicker, for tests whose data is thrown away. */
  durable?: boolean;
  /** Hears of each statement before it is sent, those that begin and end a transaction excepted. */
  onStatement?: StatementListener;
  /** Hears how long each statement took, without its wait. */
  onQuery?: (durationMs: number) => void;
  /** Hears when a PostgreSQL server stops answering, and when it answers again. */
  onAway?: (isAway: boolean, error?: unknown) => void;
};

const defaultQueryLimitMs = 10_000;
const defaultConnectLimitMs = 3000;

/** Opens the database without migrating it. @throws DataDirBusyError when another process uses `dataDir`. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const queryLimitMs = options.queryLimitMs ?? defaultQueryLimitMs;
  const onQuery = options.onQuery ?? (() => undefined);
  return options.databaseUrl
    ? openPostgres({
        databaseUrl: options.databaseUrl,
        queryLimitMs,
        connectLimitMs: options.connectLimitMs ?? defaultConnectLimitMs,
        onQuery,
        onStatement: options.onStatement,
        onAway: options.onAway,
      })
    : openEmbedded({
        dataDir: options.dataDir ?? '.data',
        queryLimitMs,
        onQuery,
        isDurable: options.durable ?? true,
        onStatement: options.onStatement,
      });
}
