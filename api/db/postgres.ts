import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, StatementListener } from './database.ts';
import { toLogger } from './statement-log.ts';

/** int8 as the embedded engine gives it: a number while that is exact, else a bigint. */
function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}
pg.types.setTypeParser(pg.types.builtins.INT8, parseInt8);

const connections = 10;

/**
 * Without listeners the loss of a connection, idle or inside a transaction, would end the process. Whoever uses it
 * hears of the loss from its own query; the next one opens a new connection.
 */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/**
 * Measures each statement of a connection. `pg` has no hook for it: its `query` is replaced by one that waits for the
 * callback (calls by way of the pool) or for the promise (calls inside transactions).
 */
function measure(client: pg.PoolClient, onQuery: (durationMs: number) => void): void {
  const send: unknown = Reflect.get(client, 'query');
  if (typeof send !== 'function') return;
  Reflect.set(client, 'query', (...args: unknown[]): unknown => {
    const since = performance.now();
    const told = () => onQuery(performance.now() - since);
    const callback = args.at(-1);
    if (typeof callback === 'function')
      args[args.length - 1] = (...results: unknown[]): unknown => {
        told();
        return callback(...results);
      };
    const result: unknown = send.apply(client, args);
    if (result instanceof Promise) result.then(told, told);
    return result;
  });
}

/** Opens a pool on PostgreSQL 15 or later. */
export async function openPostgres(options: {
  databaseUrl: string;
  queryLimitMs: number;
  onStatement?: StatementListener | undefined;
  onQuery: (durationMs: number) => void;
}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: connections,
    statement_timeout: options.queryLimitMs,
    idle_in_transaction_session_timeout: options.queryLimitMs * 3,
    connectionTimeoutMillis: 10_000,
    options: '-c jit=off -c work_mem=32MB',
  });
  surviveLostConnections(pool);
  pool.on('connect', (client) => measure(client, options.onQuery));
  const db = drizzle(pool, toLogger(options.onStatement));
  const withoutLimit: Database['withoutLimit'] = async (work) => {
    const unlimited = new pg.Pool({ connectionString: options.databaseUrl, max: 2 });
    surviveLostConnections(unlimited);
    try {
      return await work(drizzle(unlimited));
    } finally {
      await unlimited.end();
    }
  };
  return {
    db,
    engine: 'postgres',
    withoutLimit,
    vacuum: () => withoutLimit(async (handle) => void (await handle.execute('VACUUM (ANALYZE)'))),
    load: () => ({ running: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
