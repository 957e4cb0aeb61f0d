import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { createApiApp } from './app.ts';
import { createCatalogue } from './catalogue.ts';
import { answerContent } from './content-store.ts';
import { registeredApi } from './contract/registered.ts';
import { heldWarning, isHeld } from './db/backup/hold.ts';
import { serveBackups } from './db/backup/requests.ts';
import { type Database, openDatabase } from './db/client.ts';
import { type ContentRequest, serveContent } from './db/content/requests.ts';
import { prepareDatabase } from './db/prepare.ts';
import { type Changes, createChanges } from './events/changes.ts';
import { openPostgresTransport } from './events/postgres-transport.ts';
import { openRedisTransport } from './events/redis-transport.ts';
import { shareChanges } from './events/shared-changes.ts';
import type { AppOptions } from './http/create-app.ts';
import { createRateLimits, type RateLimits } from './http/rate-limits.ts';
import { createTokens } from './http/tokens.ts';
import { startJobs } from './jobs/jobs.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { ensureFirstAdmin } from './modules/auth/first-admin.ts';
import { loadTokenSecret } from './modules/auth/secret.ts';
import { createBasketPrices } from './modules/basket/promotions/basket-price.ts';
import { cacheDefinitions } from './modules/basket/promotions/definitions-cache.ts';
import { createRememberedBaskets } from './modules/basket/remembered.ts';
import { createAskCarrier } from './modules/delivery/carrier/ask-carrier.ts';
import { keepListingsAligned } from './modules/listing/align-express-limits.ts';
import { createLookup } from './modules/lookup/service.ts';
import { startMailSender } from './modules/mail/sender.ts';
import { createSmtpTransport, outbox } from './modules/mail/transport.ts';
import { createPayments } from './modules/payments/providers.ts';
import { createConfigStore } from './modules/remote-config/config-store.ts';
import { openConfigSource } from './modules/remote-config/open-config-source.ts';
import { readStaffValues } from './modules/remote-config/staff-values.ts';
import { createSearchSemaphore } from './modules/search/semaphore.ts';
import { createVatRegister } from './modules/vat-numbers/ask-register.ts';
import { rebuildIndexes } from './rebuild-indexes.ts';
import { type ApiEnvironment, readEnvironment } from './runtime/environment.ts';
import { createLog } from './runtime/log.ts';
import { closeRedis, connectRedis, openRedis, type RedisClient } from './runtime/redis.ts';
import { waitAtMost } from './runtime/wait-at-most.ts';
import type { Services } from './services.ts';

export type Api = {
  fetch(request: Request): Promise<Response>;
  changes: Changes;
  metrics: Metrics;
  /** Also for what is no call of the API, such as pages. */
  limits: RateLimits;
  /** From now on `/api/ready` says 503; calls are still answered. */
  reportNotReady(): void;
  stop(): Promise<void>;
};
export type StartOptions = Pick<AppOptions, 'onUnexpected'> & {
  /** Hears of each step of a long start, e.g. to show progress. */
  onStep?: (step: 'database' | 'seed' | 'ready') => void;
};

const readyLimitMs = 2000;
/** Without the others' changes pages are only old for a while; the shop does not wait long for them. */
const transportLimitMs = 3000;
/** Where Firebase takes longer, the file of the shop holds until it answers. */
const configLimitMs = 3000;

/** Changes of this process, and of the others where there is a way to hear of them: Redis before PostgreSQL. */
function openChanges(environment: ApiEnvironment, redis: RedisClient | null, log: Logger) {
  const onFailure = (error: unknown) => log.error({ err: error }, 'a listener of changes failed');
  const local = createChanges(onFailure);
  const { databaseUrl } = environment;
  if (redis) return shareChanges(local, (listener) => openRedisTransport(redis, listener), onFailure);
  if (!databaseUrl) return { ...local, opened: Promise.resolve(), close: async () => undefined };
  return shareChanges(local, (listener) => openPostgresTransport(databaseUrl, log, listener), onFailure);
}

async function open(database: Database, log: Logger, environment: ApiEnvironment) {
  const now = () => new Date();
  const { isNew, migrations } = await prepareDatabase(database, now(), rebuildIndexes);
  log.info({ engine: database.engine, isNew, migrations }, 'database ready');
  const redis = environment.redisUrl ? openRedis(environment.redisUrl, log) : null;
  if (redis) connectRedis(redis);
  const changes = openChanges(environment, redis, log);
  await waitAtMost(transportLimitMs, changes.opened);
  const store = createConfigStore({
    changes,
    log,
    dataDir: environment.dataDir,
    maintenance: environment.maintenance,
    readStaffValues: () => readStaffValues(database.db),
    openSource: () => openConfigSource(environment.serviceAccount),
  });
  await store.reload();
  // What is shown first should not be taken back a second later, and listings not be written twice.
  if (environment.serviceAccount) await waitAtMost(configLimitMs, store.refresh());
  const limits = createRateLimits(redis);
  const promotions = cacheDefinitions(database.db, now);
  const catalogue = createCatalogue(database.db, log);
  const services: Services = {
    db: database.db,
    catalogue,
    now,
    changes,
    config: store.config,
    reloadConfig: store.reload,
    tokens: createTokens(await loadTokenSecret(database.db), now),
    limits,
    promotions,
    basketPrices: createBasketPrices(catalogue.promotionFacts, now, promotions),
    rememberedBaskets: createRememberedBaskets(),
    payments: createPayments(environment),
    lookup: createLookup({ limits, environment, log }),
    askVatRegister: createVatRegister({ limits, environment, log, now }),
    askCarrier: createAskCarrier({ log, now }),
    searchSemaphore: createSearchSemaphore(),
    environment,
    log,
  };
  const stopAligning = await keepListingsAligned(database, services);
  const close = async () => {
    store.stop();
    stopAligning();
    await changes.close();
    if (redis) closeRedis(redis);
  };
  return { services, close };
}

/** Whether calls may come: not while stopping, and not while the database is away. */
function createReadiness({ db }: Database) {
  let isStopping = false;
  return {
    reportNotReady() {
      isStopping = true;
    },
    isReady: async () =>
      !isStopping && (await waitAtMost(readyLimitMs, db.execute(sql`SELECT 1`)).catch(() => false)),
  };
}

/** `npm run content` asks; visitors see what it has changed. */
async function answerAsked(request: ContentRequest, { db, now, changes }: Services) {
  const answer = await answerContent(db, request, now());
  changes.publish(answer.changed);
  return answer;
}

const mailTransportOf = ({ smtpUrl }: ApiEnvironment) => (smtpUrl ? createSmtpTransport(smtpUrl) : outbox);

async function start({ onStep, onUnexpected }: StartOptions): Promise<Api> {
  const environment = readEnvironment();
  const log = createLog(environment.logLevel);
  onStep?.('database');
  const metrics = createMetrics({ ofProcess: true });
  const database = await openDatabase({
    ...environment,
    onQuery: metrics.observeQuery,
    onAway: (isAway, error) =>
      isAway
        ? log.warn({ err: error }, 'the database does not answer')
        : log.info('the database answers again'),
  });
  metrics.watchDatabase(database);
  try {
    onStep?.('seed');
    const { services, close } = await open(database, log, environment);
    if (await ensureFirstAdmin(services)) log.info('first administrator made');
    services.changes.subscribe(metrics.countChanges);
    const { reportNotReady, isReady } = createReadiness(database);
    const app = createApiApp(services, { isReady, metrics, ...(onUnexpected && { onUnexpected }) });
    const isLive = !(await isHeld(database.db));
    if (!isLive) log.warn(heldWarning);
    const stopJobs = startJobs(services, { isLive });
    const stopBackups = serveBackups(database, environment.dataDir, {
      onDone: () => log.info('a backup was made'),
      onFailure: (error) => log.error({ err: error }, 'a backup could not be made'),
    });
    const stopContent = serveContent(
      environment.dataDir,
      (request) => answerAsked(request, services),
      (error) => log.error({ err: error }, 'pages could not be imported or exported'),
    );
    const stopMailSender = isLive ? startMailSender(services, mailTransportOf(environment)) : null;
    onStep?.('ready');
    return {
      fetch: async (request) => app.fetch(request),
      changes: services.changes,
      metrics,
      limits: services.limits,
      reportNotReady,
      async stop() {
        reportNotReady();
        await stopJobs();
        await stopBackups();
        await stopContent();
        await stopMailSender?.();
        await close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Holds a start in progress, as `registeredApi` holds what came of it. */
const startKey = Symbol.for('linden.api.start');

function isStarting(value: unknown): value is Promise<Api> {
  return value instanceof Promise;
}

function unregister(): void {
  Reflect.deleteProperty(globalThis, registeredApi);
  Reflect.deleteProperty(globalThis, startKey);
}

async function startAndRegister(options: StartOptions): Promise<Api> {
  const api = await start(options);
  const registered: Api = {
    ...api,
    stop() {
      unregister();
      return api.stop();
    },
  };
  Reflect.set(globalThis, registeredApi, registered);
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
  starting.catch(unregister);
  return starting;
}
