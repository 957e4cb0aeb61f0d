import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Transport, TransportListener } from './shared-changes.ts';

export const postgresChannel = 'linden_changes';
const firstPauseMs = 100;
const longestPauseMs = 5000;
/** A connection can die without a word (a firewall forgets it); a question now and then notices. */
const questionEveryMs = 5000;
const answerLimitMs = 3000;
const goodbyeLimitMs = 1000;

function newClient(databaseUrl: string): pg.Client {
  return new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: answerLimitMs,
    query_timeout: answerLimitMs,
    keepAlive: true,
    application_name: 'linden-changes',
  });
}

/** Longer after each attempt, and by chance: instances that lost the same server do not come back in one moment. */
function pauseMsAfter(attempts: number): number {
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(attempts, 10), longestPauseMs);
  return pauseMs * (0.5 + Math.random() / 2);
}

/**
 * NOTIFY and LISTEN on a connection of its own. It needs the server itself, or a pooler in session mode: LISTEN does not
 * work through one that hands out connections by transaction.
 */
export function openPostgresTransport(
  databaseUrl: string,
  log: Logger,
  { onText, onOpen }: TransportListener,
): Transport {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let attempts = 0;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = newClient(databaseUrl);
    let isOver = false;
    const giveUp = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      if (client === next) client = null;
      next.end().catch(() => undefined);
      retry(error);
    };
    next.on('error', giveUp);
    next.on('end', () => giveUp());
    next.on('notification', ({ payload }) => onText(payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${postgresChannel}`);
    } catch (error) {
      return giveUp(error);
    }
    if (isClosed) return giveUp();
    client = next;
    attempts = 0;
    ask(next, giveUp);
    onOpen();
  }

  function ask(current: pg.Client, giveUp: (error: unknown) => void): void {
    timer = setTimeout(() => {
      current.query('SELECT 1').then(() => ask(current, giveUp), giveUp);
    }, questionEveryMs);
    timer.unref();
  }

  function retry(error: unknown): void {
    clearTimeout(timer);
    if (isClosed) return;
    if (attempts === 0) log.warn({ err: error }, 'news of changes from other instances are interrupted');
    timer = setTimeout(() => void connect(), pauseMsAfter(attempts));
    attempts += 1;
    timer.unref();
  }

  void connect();
  return {
    async send(text) {
      if (!client) throw new Error('The connection for changes is away.');
      await client.query('SELECT pg_notify($1, $2)', [postgresChannel, text]);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      // A server that hangs does not answer a goodbye either.
      const ended = client?.end().catch(() => undefined);
      await Promise.race([ended, pause(goodbyeLimitMs, undefined, { ref: false })]);
    },
  };
}
