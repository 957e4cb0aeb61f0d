import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { createApiApp } from './app.ts';
import { type Changes, createChanges } from './changes.ts';
import { type Database, openDatabase } from './db/client.ts';
import { prepareDatabase } from './db/prepare.ts';
import { readEnvironment } from './environment.ts';
import { createLog } from './log.ts';
import { ensureFirstAdmin } from './modules/auth/first-admin.ts';
import { loadTokenSecret } from './modules/auth/secret.ts';
import { createTokens } from './modules/auth/tokens.ts';
import { startCleanUp } from './modules/payments/settle.ts';
import { createConfigStore } from './modules/remote-config/config-store.ts';
import { openFirebaseSource } from './modules/remote-config/firebase-source.ts';
import { createRateLimits } from './rate-limits.ts';
import type { Services } from './services.ts';

export type Api = {
  fetch(request: Request): Promise<Response>;
  changes: Changes;
  stop(): Promise<void>;
};
export type StartOptions = {
  /** Hears of each step of a long start, e.g. to show progress. */
  onStep?: (step: 'database' | 'seed' | 'ready') => void;
};

async function open(database: Database, log: Logger, environment: ReturnType<typeof readEnvironment>) {
  const now = () => new Date();
  const { isNew, migrations } = await prepareDatabase(database, now());
  log.info({ engine: database.engine, isNew, migrations }, 'database ready');
  const changes = createChanges((error) => log.error({ err: error }, 'a listener of changes failed'));
  const store = createConfigStore({
    changes,
    log,
    dataDir: environment.dataDir,
    maintenance: environment.maintenance,
    openSource: () => openFirebaseSource(environment.serviceAccount),
  });
  const services: Services = {
    db: database.db,
    now,
    changes,
    config: store.config,
    tokens: createTokens(await loadTokenSecret(database.db), now),
    limits: createRateLimits(),
    environment,
    log,
  };
  return { services, store };
}

async function start({ onStep }: StartOptions): Promise<Api> {
  const environment = readEnvironment();
  const log = createLog(environment.logLevel);
  onStep?.('database');
  const database = await openDatabase(environment);
  try {
    onStep?.('seed');
    const { services, store } = await open(database, log, environment);
    if (await ensureFirstAdmin(services)) log.info('first administrator made');
    const app = createApiApp(services, {
      checkReady: async () => void (await database.db.execute(sql`SELECT 1`)),
    });
    const stopCleanUp = startCleanUp(services);
    onStep?.('ready');
    return {
      fetch: async (request) => app.fetch(request),
      changes: services.changes,
      async stop() {
        store.stop();
        stopCleanUp();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The running API stands here for readers in other module graphs; the second key holds a start in progress. */
const key = Symbol.for('linden.api');
const startKey = Symbol.for('linden.api.start');

function isStarting(value: unknown): value is Promise<Api> {
  return value instanceof Promise;
}

function forget(): void {
  Reflect.deleteProperty(globalThis, key);
  Reflect.deleteProperty(globalThis, startKey);
}

async function startAndRegister(options: StartOptions): Promise<Api> {
  const api = await start(options);
  const registered: Api = {
    ...api,
    stop() {
      forget();
      return api.stop();
    },
  };
  Reflect.set(globalThis, key, registered);
  return registered;
}

/**
 * Starts the API once per process: every caller gets the same one, also from a module graph of its own.
 * @throws DataDirBusyError when another process uses the data directory
 */
export function startApi(options: StartOptions = {}): Promise<Api> {
  const running: unknown = Reflect.get(globalThis, startKey);
  if (isStarting(running)) return running;
  const starting = startAndRegister(options);
  Reflect.set(globalThis, startKey, starting);
  starting.catch(forget);
  return starting;
}
