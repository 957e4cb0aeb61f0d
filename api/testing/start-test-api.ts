import { sql } from 'drizzle-orm';
import { createApiApp } from '../app.ts';
import { createCatalogue } from '../catalogue.ts';
import { type ErrorBody, errorSchema } from '../contract/envelope.ts';
import type { RemoteConfig } from '../contract/remote-config.ts';
import type { SiteCode } from '../contract/sites.ts';
import { clientIpHeader } from '../contract/transport.ts';
import { createChanges } from '../events/changes.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Route } from '../http/route.ts';
import { createTokens } from '../http/tokens.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { loadTokenSecret } from '../modules/auth/secret.ts';
import { createBasketPrices } from '../modules/basket/promotions/basket-price.ts';
import { cacheDefinitions } from '../modules/basket/promotions/definitions-cache.ts';
import { createRememberedBaskets } from '../modules/basket/remembered.ts';
import { createAskCarrier } from '../modules/delivery/carrier/ask-carrier.ts';
import type { Carrier } from '../modules/delivery/carrier/port.ts';
import { createLookup } from '../modules/lookup/service.ts';
import { createPayments } from '../modules/payments/providers.ts';
import { defaultConfig, toRemoteConfig } from '../modules/remote-config/config-values.ts';
import { readStaffValues, type StaffValues } from '../modules/remote-config/staff-values.ts';
import { createSearchSemaphore } from '../modules/search/semaphore.ts';
import { createVatRegister } from '../modules/vat-numbers/ask-register.ts';
import { type ApiEnvironment, readEnvironment } from '../runtime/environment.ts';
import { createLog } from '../runtime/log.ts';
import type { Services } from '../services.ts';
import { testNow } from './test-clock.ts';
import { openTestDatabase } from './test-database.ts';

export type Answer<T> = {
  status: number;
  headers: Headers;
  items: T[];
  /** Null for good answers. */
  error: ErrorBody | null;
};
type Row = Record<string, unknown>;
export type TestApiOptions = {
  /** The clock at the start; `api.clock.now` moves it. */
  now?: Date;
  /** Values that differ from the defaults of §9, for every site. */
  config?: Partial<RemoteConfig>;
  /** Further routes, to test the HTTP layer itself. */
  extraRoutes?: readonly Route[];
  queryLimitMs?: number;
  /** Port of a proxy before the database server. */
  proxyPort?: number;
  /** Without them nothing is limited. */
  limits?: RateLimits;
  environment?: Partial<ApiEnvironment>;
  /** Who brings furniture; the sandbox when left out. */
  carrier?: Carrier;
  metrics?: Metrics;
  /** Where the log goes, at its most talkative; nowhere when left out. */
  onLog?: (line: string) => void;
};

function hasItems<T>(body: unknown): body is { items: T[] } {
  return typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items);
}

async function toAnswer<T>(response: Response): Promise<Answer<T>> {
  const { status, headers } = response;
  const body: unknown = await response.json();
  if (response.ok) {
    if (!hasItems<T>(body)) throw new Error(`No envelope: ${JSON.stringify(body)}`);
    return { status, headers, items: body.items, error: null };
  }
  return { status, headers, items: [], error: errorSchema.validateSync(body, { strict: true }) };
}

/** The answer must be what the description promises, exactly as it travels. */
function checkItems(route: Route, items: readonly unknown[]): void {
  for (const item of items)
    route.response?.validateSync(JSON.parse(JSON.stringify(item)), { strict: true, abortEarly: false });
}

/** The values of a test stand for those of the shop, which staff changes by the API. */
function withStaffValues(config: RemoteConfig, site: SiteCode, values: StaffValues): RemoteConfig {
  const ofStaff = values.get(site);
  if (!ofStaff) return config;
  return toRemoteConfig(
    site,
    (key) => ofStaff.get(key),
    (key) => JSON.stringify(Reflect.get(config, key)),
  ).config;
}

/**
 * The API on a migrated and seeded database of its own (PGlite, or PostgreSQL when TEST_DATABASE_URL is set).
 * Every answer is compared with the schema its route declares, and anything unexpected fails the test that caused
 * it. Paths are relative to `/api/nl/` unless they start with `/`.
 */
export async function startTestApi(options: TestApiOptions = {}) {
  const statements: string[] = [];
  const database = await openTestDatabase({
    ...(options.queryLimitMs === undefined ? {} : { queryLimitMs: options.queryLimitMs }),
    ...(options.proxyPort === undefined ? {} : { proxyPort: options.proxyPort }),
    onStatement: (statement) => void statements.push(statement),
  });
  const clock = { now: options.now ?? testNow };
  const config: RemoteConfig = { ...defaultConfig, ...options.config };
  let staffValues: StaffValues = new Map();
  const unexpected: unknown[] = [];
  // A destination of its own: pino's default one hooks into the end of the process, once per suite.
  const log = createLog(options.onLog ? 'trace' : 'silent', { write: options.onLog ?? (() => undefined) });
  // Limits have tests of their own; elsewhere a suite is one very busy client.
  const limits = options.limits ?? { consume: async () => undefined };
  const environment = { ...readEnvironment({}), ...options.environment };
  const now = () => clock.now;
  const promotions = cacheDefinitions(database.db, now);
  const catalogue = createCatalogue(database.db, log);
  const services: Services = {
    db: database.db,
    catalogue,
    now,
    changes: createChanges((error) => unexpected.push(error)),
    config: (site) => withStaffValues(config, site, staffValues),
    reloadConfig: async () => {
      staffValues = await readStaffValues(database.db);
    },
    tokens: createTokens(await loadTokenSecret(database.db), now),
    limits,
    promotions,
    basketPrices: createBasketPrices(catalogue.promotionFacts, now, promotions),
    rememberedBaskets: createRememberedBaskets(),
    payments: createPayments(environment),
    lookup: createLookup({ limits, environment, log }),
    askVatRegister: createVatRegister({ limits, environment, log, now }),
    askCarrier: createAskCarrier({ carrier: options.carrier, log, now }),
    searchSemaphore: createSearchSemaphore(),
    environment,
    log,
  };
  const app = createApiApp(services, {
    extraRoutes: options.extraRoutes ?? [],
    isReady: async () => Boolean(await database.db.execute(sql`SELECT 1`)),
    onItems: checkItems,
    onUnexpected: (error) => unexpected.push(error),
    ...(options.metrics && { metrics: options.metrics }),
  });

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path.startsWith('/') ? path : `/api/nl/${path}`, 'http://shop.test');
    const headers = new Headers(init.headers);
    // As the server in front of the API names the client, and as every client of ours sends its bodies.
    if (!headers.has(clientIpHeader)) headers.set(clientIpHeader, '127.0.0.1');
    if (typeof init.body === 'string' && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    const response = await app.request(url.href, { ...init, headers });
    const errors = unexpected.splice(0);
    if (errors.length > 0) throw errors[0];
    return response;
  }

  const call =
    (method: string) =>
    async <T = Row>(path: string, items?: readonly unknown[], token?: string): Promise<Answer<T>> => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      if (items) headers['content-type'] = 'application/json';
      const body = items ? JSON.stringify({ items }) : null;
      return toAnswer<T>(await request(path, { method, headers, body }));
    };
  const send = { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') };

  return {
    app,
    db: database.db,
    database,
    services,
    clock,
    config,
    request,
    /** Every statement sent to the database so far, in their order. */
    statements,
    get: <T = Row>(path: string, token?: string) => send.get<T>(path, undefined, token),
    delete: <T = Row>(path: string, token?: string) => send.delete<T>(path, undefined, token),
    post: send.post,
    put: send.put,
    /** An access token of a new guest. */
    async guestToken(site: SiteCode = 'nl'): Promise<string> {
      const answer = await send.post<{ accessToken: string }>(`/api/${site}/signin`, [
        { grantType: 'Guest' },
      ]);
      const [tokens] = answer.items;
      if (!tokens) throw new Error(`No guest token: ${answer.error?.message}`);
      return tokens.accessToken;
    },
    close: () => database.close(),
  };
}
export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
