import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createClient } from 'redis';
import { postgresChannel } from './postgres-transport.ts';
import { redisChannel } from './redis-transport.ts';

/**
 * Tells the instances of a shop what a command has changed beside them, over what they listen to.
 * @throws when that cannot be reached
 */
export async function announce(
  tags: readonly string[],
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl?: string | undefined },
): Promise<void> {
  const text = JSON.stringify({ from: randomUUID(), tags });
  if (redisUrl) {
    const client = createClient({ url: redisUrl, RESP: 2 });
    await client.connect();
    await client.publish(redisChannel, text);
    await client.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_notify($1, $2)', [postgresChannel, text]);
  } finally {
    await client.end();
  }
}
