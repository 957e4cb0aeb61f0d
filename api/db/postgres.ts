import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, StatementListener } from './database.ts';
import { ServerPool, surviveLostConnections } from './server-pool.ts';
import { toLogger } from './statement-log.ts';

/** int8 as the embedded engine gives it: a number while that is exact, else a bigint. */
function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}
pg.types.setTypeParser(pg.types.builtins.INT8, parseInt8);

const connectLimitMs = 10_000;

/** Drizzle asks for a pool of pg but calls these two alone. */
function servesDrizzle(pool: object): pool is pg.Pool {
  return 'query' in pool && 'connect' in pool;
}

/** Opens a pool on PostgreSQL 15 or later. */
export async function openPostgres(options: {
  databaseUrl: string;
  queryLimitMs: number;
  onStatement?: StatementListener | undefined;
  onQuery: (durationMs: number) => void;
  onAway?: ((isAway: boolean, error?: unknown) => void) | undefined;
}): Promise<Database> {
  const pool = new ServerPool(options);
  const driver: object = pool;
  if (!servesDrizzle(driver)) throw new TypeError('The pool lacks a method.');
  const db = drizzle(driver, toLogger(options.onStatement));
  const withoutLimit: Database['withoutLimit'] = async (work) => {
    const unlimited = new pg.Pool({
      connectionString: options.databaseUrl,
      max: 2,
      connectionTimeoutMillis: connectLimitMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
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
    load: () => pool.load(),
    close: () => pool.end(),
  };
}
