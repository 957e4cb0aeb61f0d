import { pino } from 'pino';
import { closeRedis, connectRedis, openRedis, type RedisClient } from '../runtime/redis.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

const silent = pino({ level: 'silent' }, { write: () => undefined });

/** One Redis for the tests of a `describe`, where it is called; their clients are closed after each of them. */
export function redisForTests() {
  let server: RedisServer;
  const clients: RedisClient[] = [];
  beforeAll(async () => {
    server = await startRedis();
  });
  afterEach(() => {
    for (const client of clients.splice(0)) closeRedis(client);
  });
  afterAll(() => server.stop());

  return {
    /** Of the running test, oldest first. */
    clients,
    server: () => server,
    connect(url = server.url): RedisClient {
      const client = openRedis(url, silent);
      clients.push(client);
      connectRedis(client);
      return client;
    },
    /** Starts it again, empty, where clients find it. */
    async startAgain(): Promise<void> {
      server = await startRedis(server.port);
    },
  };
}
