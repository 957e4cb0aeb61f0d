import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createDataDir, markFilled, pgDirOf, prepareDataDir } from './data-dir.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database, StatementListener } from './database.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { toFolderError } from './folder-error.ts';
import { toLogger } from './statement-log.ts';
import { takeSnapshot } from './take-snapshot.ts';

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

/** Tables and indexes whose files are gone: PostgreSQL would only notice when one is read. */
const lostFiles = `
  SELECT relname FROM pg_class
  WHERE relkind IN ('r', 'i', 't', 'S', 'm') AND relpersistence = 'p'
    AND pg_stat_file(pg_relation_filepath(oid), true) IS NULL
  ORDER BY relname LIMIT 5`;

async function checkFiles(client: EmbeddedClient): Promise<void> {
  const { rows } = await client.withoutLimit(() => client.query(lostFiles));
  const names = rows.map((row) =>
    typeof row === 'object' && row !== null && 'relname' in row ? row.relname : '',
  );
  if (names.length > 0) throw new Error(`the files of ${names.join(', ')} cannot be found`);
}

async function openFolder({ dataDir, isDurable, ...limits }: EmbeddedOptions) {
  let release = () => {};
  let client: EmbeddedClient | null = null;
  try {
    await createDataDir(dataDir);
    release = lockDataDir(dataDir);
    const { hasServed } = await prepareDataDir(dataDir);
    client = await EmbeddedClient.open({ pgDir: pgDirOf(dataDir), isDurable }, limits);
    if (hasServed) await checkFiles(client);
    return { client, release, hasServed };
  } catch (error) {
    await client?.close().catch(() => undefined);
    release();
    throw await toFolderError(error, dataDir);
  }
}

async function openMemory(limits: EmbeddedOptions) {
  const client = await EmbeddedClient.open({ pgDir: null, isDurable: false }, limits);
  return { client, release: () => undefined, hasServed: false };
}

/** Opens PGlite in its thread. @throws StartError when another process uses the folder, or it cannot be opened */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir } = options;
  const isKept = dataDir !== 'memory://';
  const { client, release, hasServed } = await (isKept ? openFolder(options) : openMemory(options));
  const driver: object = client;
  if (!servesDrizzle(driver)) throw new TypeError('The embedded client lacks a method.');
  const db = drizzle(driver, toLogger(options.onStatement));
  const vacuum = () => client.exec('VACUUM (ANALYZE)');
  const timer = setInterval(() => void vacuum().catch(() => undefined), vacuumEveryMs);
  timer.unref();
  return {
    db,
    engine: 'embedded',
    hasServed,
    markFilled: (now) => (isKept ? markFilled(dataDir, now) : Promise.resolve()),
    snapshot: isKept ? (spool) => takeSnapshot(client, spool) : null,
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
