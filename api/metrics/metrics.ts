import { count, eq, gt, sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client.ts';
import { mails } from '../db/schema/mail.ts';
import { orders } from '../db/schema/sales.ts';

const requestSeconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const querySeconds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** What is read of the connections of a server. */
type CountedConnections = {
  max: number;
  /** Open ones by state. */
  count(): Readonly<Record<string, number>>;
  /** Those the shop has closed by itself, by reason. */
  closed: ReadonlyMap<string, number>;
};

export type Metrics = {
  registry: Registry;
  /** @param route template of the route, never the path, which may hold addresses and tokens */
  countRequest(method: string, route: string, status: number, durationMs: number): void;
  observeQuery(durationMs: number): void;
  /** Counts a page that the cache before Next has answered, or has not. */
  countPage(source: 'hit' | 'stale' | 'miss'): void;
  /** Counts what the caches of this process were told to invalidate, by this instance or another. */
  countChanges(tags: readonly string[]): void;
  watchDatabase(database: Database): void;
  watchConnections(connections: CountedConnections): void;
};

function watchConnections(registry: Registry, connections: CountedConnections): void {
  new Gauge({
    name: 'linden_connections',
    help: 'Open connections: idle, receiving a request, working on the answer, sending it',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, n] of Object.entries(connections.count())) this.set({ state }, n);
    },
  });
  new Gauge({
    name: 'linden_connections_limit',
    help: 'Connections that may be open at once',
    registers: [registry],
  }).set(connections.max);
  new Counter({
    name: 'linden_connections_closed_total',
    help: 'Connections the shop has refused or closed by itself',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, n] of connections.closed) this.inc({ reason }, n);
    },
  });
}

function watchLoad(registry: Registry, database: Database): void {
  new Gauge({
    name: 'linden_database_calls',
    help: 'Calls the database is working on, and those that wait for a connection or for the thread',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { running, waiting } = database.load();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

/** What only the database knows. It is asked with each scrape; while it is away the last numbers stay. */
function watchShop(registry: Registry, { db }: Database): void {
  new Gauge({
    name: 'linden_mails_waiting',
    help: 'Mails that are queued and not sent yet',
    registers: [registry],
    async collect() {
      const [row] = await db
        .select({ n: count() })
        .from(mails)
        .where(eq(mails.status, 'queued'))
        .catch(() => []);
      if (row) this.set(row.n);
    },
  });
  new Gauge({
    name: 'linden_orders_last_day',
    help: 'Orders placed in the last 24 hours by where they and their payment stand',
    labelNames: ['status', 'payment'],
    registers: [registry],
    async collect() {
      const rows = await db
        .select({ status: orders.status, payment: orders.paymentStatus, n: count() })
        .from(orders)
        .where(gt(orders.createdAt, sql`now() - interval '24 hours'`))
        .groupBy(orders.status, orders.paymentStatus)
        .catch(() => null);
      if (!rows) return;
      this.reset();
      for (const { status, payment, n } of rows) this.set({ status, payment }, n);
    },
  });
}

/** Numbers for Prometheus. */
export function createMetrics({ ofProcess }: { ofProcess: boolean }): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'linden_api_request_seconds',
    help: 'Calls of the API by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers: [registry],
  });
  const queries = new Histogram({
    name: 'linden_database_query_seconds',
    help: 'Statements, without the time they waited for their turn',
    buckets: querySeconds,
    registers: [registry],
  });
  const pages = new Counter({
    name: 'linden_pages_total',
    help: 'Pages by where they came from',
    labelNames: ['source'],
    registers: [registry],
  });
  const changes = new Counter({
    name: 'linden_changes_total',
    help: 'Tags of what has changed, here or at another instance',
    registers: [registry],
  });
  return {
    registry,
    countRequest: (method, route, status, durationMs) =>
      requests.observe({ method, route, status: String(status) }, durationMs / 1000),
    observeQuery: (durationMs) => queries.observe(durationMs / 1000),
    countPage: (source) => pages.inc({ source }),
    countChanges: (tags) => changes.inc(tags.length),
    watchDatabase(database) {
      watchLoad(registry, database);
      watchShop(registry, database);
    },
    watchConnections: (connections) => watchConnections(registry, connections),
  };
}
