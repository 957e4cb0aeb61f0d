import { Socket } from 'node:net';
import pg from 'pg';
import { connectionLost, DatabaseError, databaseErrorOf } from '../runtime/database-error.ts';
import { isConnectionState, isLostConnection } from './lost-connection.ts';
import { preparedNameOf } from './prepared.ts';
import { ServerWatch } from './server-watch.ts';

type PoolOptions = {
  databaseUrl: string;
  queryLimitMs: number;
  connectLimitMs: number;
  onQuery: (durationMs: number) => void;
  /** Hears when the server stops answering, and when it answers again. */
  onAway?: ((isAway: boolean, error?: unknown) => void) | undefined;
};
type Send = (config: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;
type Connection = { query: Send; release(): void };

const connections = 10;
const probeLimitMs = 1250;
/** The server's own limit comes first, and ends the statement there too. */
const marginMs = 1000;
/** No transaction waits for anything but the database. One whose client was cut off must not hold its locks for long. */
const idleLimitMs = 5000;

/** The process of a connection on the server; `pg` has it and its types have not. */
function backendOf(client: object): number | null {
  const id: unknown = Reflect.get(client, 'processID');
  return typeof id === 'number' ? id : null;
}

/** After an error of a statement the connection is as before; after anything else it is of no use. */
function isBrokenBy(error: unknown): boolean {
  if (error instanceof DatabaseError || isLostConnection(error)) return true;
  const state = databaseErrorOf(error)?.code;
  return state === undefined || isConnectionState(state);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What pg says in words, as the SQLSTATE that the embedded engine uses too. */
function toFailure(error: unknown): unknown {
  return isLostConnection(error) ? new DatabaseError(messageOf(error), connectionLost) : error;
}

/** Asks over a new connection, as those that are open may be dead, which of these processes wait for their client. */
async function askServer(databaseUrl: string, backends: readonly number[]): Promise<{ idle: number[] }> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'linden-probe',
    stream: () => socket,
  });
  client.on('error', () => undefined);
  // Also ends it when the goodbye below is not answered.
  setTimeout(() => socket.destroy(), probeLimitMs).unref();
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE pid = ANY($1) AND state LIKE 'idle%'`,
      [backends],
    );
    return { idle: rows.map(({ pid }) => pid) };
  } catch (error) {
    // Too many connections, or just starting: a server that says no does not hang.
    if (isLostConnection(error)) throw error;
    return { idle: [] };
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * What `drizzle-orm/node-postgres` calls of a pool (`query`, `connect`), with limits kept on this side: a server that
 * hangs never answers. A connection whose answer did not come is destroyed, so that a late one reaches nobody.
 */
export class ServerPool {
  readonly #pool: pg.Pool;
  readonly #watch: ServerWatch;
  readonly #sockets = new Set<Socket>();
  readonly #onQuery: (durationMs: number) => void;

  constructor({ databaseUrl, queryLimitMs, connectLimitMs, onQuery, onAway }: PoolOptions) {
    this.#onQuery = onQuery;
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: connections,
      statement_timeout: queryLimitMs,
      idle_in_transaction_session_timeout: Math.min(queryLimitMs * 3, idleLimitMs),
      connectionTimeoutMillis: connectLimitMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      options: '-c jit=off -c work_mem=32MB',
      stream: () => this.#newSocket(),
    });
    surviveLostConnections(this.#pool);
    this.#watch = new ServerWatch({
      probe: (backends) => askServer(databaseUrl, backends),
      limitMs: queryLimitMs + marginMs,
      onChange: (isAway, error) => {
        // What is open may stay dead when the server is back.
        if (isAway) for (const socket of this.#sockets) socket.destroy();
        onAway?.(isAway, error);
      },
    });
  }

  query: Send = async (config, values) => {
    const connection = await this.connect();
    try {
      return await connection.query(config, values);
    } finally {
      connection.release();
    }
  };

  async connect(): Promise<Connection> {
    const connecting = this.#pool.connect();
    try {
      return this.#watched(await this.#watch.during(null, () => connecting));
    } catch (error) {
      // One that comes when nobody waits for it any more.
      connecting.then(
        (late) => late.release(),
        () => undefined,
      );
      throw toFailure(error);
    }
  }

  load(): { running: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { running: totalCount - idleCount, waiting: waitingCount };
  }

  async end(): Promise<void> {
    await this.#pool.end();
    this.#watch.stop();
  }

  #newSocket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  #watched(client: pg.PoolClient): Connection {
    let lost: DatabaseError | null = null;
    let isReleased = false;
    const release = (error?: Error) => {
      if (isReleased) return;
      isReleased = true;
      client.release(error);
    };
    return {
      release: () => release(),
      query: async (config, values) => {
        if (lost) throw lost;
        const since = performance.now();
        const name = preparedNameOf(config.text);
        const query = name === undefined ? config : { ...config, name };
        try {
          return await this.#watch.during(backendOf(client), () => client.query(query, values));
        } catch (error) {
          // Drizzle gives no connection back whose transaction could not begin.
          if (isBrokenBy(error) || /^begin/i.test(config.text)) {
            lost = new DatabaseError('The connection was lost before.', connectionLost);
            release(lost);
          }
          throw toFailure(error);
        } finally {
          this.#onQuery(performance.now() - since);
        }
      },
    };
  }
}

/**
 * Without listeners the loss of a connection, idle or inside a transaction, would end the process. Whoever uses it
 * hears of the loss from its own query; the next one opens a new connection.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
