import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, StatementListener } from './database.ts';
import { ServerPool, surviveLostConnections } from './server-pool.ts';
import { checkServerVersion, toServerStartError } from './server-start-error.ts';
import { toLogger } from './statement-log.ts';

/** int8 as the embedded engine gives it: a number while that is exact, else a bigint. */
function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}
pg.types.setTypeParser(pg.types.builtins.INT8, parseInt8);

const startLimitMs = 10_000;

/** Drizzle asks for a pool of pg but calls these two alone. */
function servesDrizzle(pool: object): pool is pg.Pool {
  return 'query' in pool && 'connect' in pool;
}

/** @throws StartError when the server cannot be reached, refuses us or is too old */
async function checkServer(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: startLimitMs,
    query_timeout: startLimitMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    checkServerVersion(Number(rows[0]?.server_version_num));
  } catch (error) {
    throw toServerStartError(error, databaseUrl) ?? error;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Opens a pool on PostgreSQL 15 or later. @throws StartError when it cannot be used */
export async function openPostgres(options: {
  databaseUrl: string;
  queryLimitMs: number;
  connectLimitMs: number;
  onStatement?: StatementListener | undefined;
  onQuery: (durationMs: number) => void;
  onAway?: ((isAway: boolean, error?: unknown) => void) | undefined;
}): Promise<Database> {
  await checkServer(options.databaseUrl);
  const pool = new ServerPool(options);
  const driver: object = pool;
  if (!servesDrizzle(driver)) throw new TypeError('The pool lacks a method.');
  const db = drizzle(driver, toLogger(options.onStatement));
  const withoutLimit: Database['withoutLimit'] = async (work) => {
    const unlimited = new pg.Pool({
      connectionString: options.databaseUrl,
      max: 2,
      connectionTimeoutMillis: startLimitMs,
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
    hasServed: false,
    markFilled: async () => undefined,
    snapshot: null,
    withoutLimit,
    vacuum: () => withoutLimit(async (handle) => void (await handle.execute('VACUUM (ANALYZE)'))),
    load: () => pool.load(),
    close: () => pool.end(),
  };
}
