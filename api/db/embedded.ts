import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createDataDir, markInitialised, pgDirOf, prepareDataDir } from './data-dir.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database, StatementListener } from './database.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { toLogger } from './statement-log.ts';

const vacuumEveryMs = 60 * 60 * 1000;

/** Drizzle asks for a PGlite but calls these two alone. */
function servesDrizzle(client: object): client is PGlite {
  return 'query' in client && 'transaction' in client;
}

type EmbeddedOptions = {
  dataDir: string;
  queryLimitMs: number;
  isDurable: boolean;
  onStatement?: StatementListener | undefined;
  onQuery: (durationMs: number) => void;
};

async function openClient({ dataDir, isDurable, ...limits }: EmbeddedOptions) {
  if (dataDir === 'memory://')
    return {
      client: await EmbeddedClient.open({ pgDir: null, isDurable: false }, limits),
      release: () => undefined,
    };
  await createDataDir(dataDir);
  const release = lockDataDir(dataDir);
  try {
    await prepareDataDir(dataDir);
    const client = await EmbeddedClient.open({ pgDir: pgDirOf(dataDir), isDurable }, limits);
    await markInitialised(dataDir);
    return { client, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens PGlite in its thread. @throws DataDirBusyError when another process uses the folder. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { client, release } = await openClient(options);
  const driver: object = client;
  if (!servesDrizzle(driver)) throw new TypeError('The embedded client lacks a method.');
  const db = drizzle(driver, toLogger(options.onStatement));
  const vacuum = () => client.exec('VACUUM (ANALYZE)');
  const timer = setInterval(() => void vacuum().catch(() => undefined), vacuumEveryMs);
  timer.unref();
  return {
    db,
    engine: 'embedded',
    withoutLimit: (work) => client.withoutLimit(() => work(db)),
    vacuum,
    load: () => client.load(),
    async close() {
      clearInterval(timer);
      await client.close();
      release();
    },
  };
}
