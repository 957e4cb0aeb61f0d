import type { Logger } from 'pino';
import { createClient } from 'redis';

const connectLimitMs = 2000;
const silenceLimitMs = 5000;
const longestPauseMs = 5000;

export type RedisClient = ReturnType<typeof openRedis>;

/**
 * A client that never keeps anybody waiting: commands fail while Redis is away, and it reconnects by itself with
 * growing pauses. Connect it without waiting; the shop opens without Redis too.
 */
export function openRedis(url: string, log: Logger) {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    // Together they notice a server that hangs.
    pingInterval: 2000,
    commandsQueueMaxLength: 10_000,
    socket: {
      connectTimeout: connectLimitMs,
      socketTimeout: silenceLimitMs,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** Math.min(retries, 10), longestPauseMs),
    },
  });
  let isAway = false;
  client.on('error', (error: unknown) => {
    // Each failed attempt is an error of its own; one line tells of them all.
    if (!isAway) log.warn({ err: error }, 'Redis is away');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  return client;
}

/** Starts connecting and goes on trying; resolves at once. */
export function connectRedis(client: RedisClient): void {
  // Failures are told by the `error` event.
  client.connect().catch(() => undefined);
}

/** Closes at once; what waits for an answer fails. */
export function closeRedis(client: RedisClient): void {
  if (client.isOpen) client.destroy();
}
