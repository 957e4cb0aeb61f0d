import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createClient } from 'redis';
import { postgresChannel } from './postgres-transport.ts';
import { redisChannel } from './redis-transport.ts';

const limitMs = 5_000;
/** PostgreSQL takes at most 8000 bytes at a time; a tag has at most some 100. */
const tagsOfOne = 50;

function partsOf(tags: readonly string[]): string[][] {
  const count = Math.ceil(tags.length / tagsOfOne);
  return Array.from({ length: count }, (_, index) => tags.slice(index * tagsOfOne, (index + 1) * tagsOfOne));
}

/**
 * Tells the instances of a shop what a command has changed beside them, over what they listen to.
 * @throws when that cannot be reached
 */
export async function announce(
  tags: readonly string[],
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl?: string | undefined },
): Promise<void> {
  const from = randomUUID();
  const texts = partsOf(tags).map((part) => JSON.stringify({ from, tags: part }));
  if (redisUrl) {
    const socket = { connectTimeout: limitMs, socketTimeout: limitMs, reconnectStrategy: false } as const;
    const client = createClient({ url: redisUrl, RESP: 2, socket });
    // The calls below throw it; without a listener it would end the process here.
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const text of texts) await client.publish(redisChannel, text);
    } finally {
      if (client.isOpen) client.destroy();
    }
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: limitMs });
  try {
    await client.connect();
    for (const text of texts) await client.query('SELECT pg_notify($1, $2)', [postgresChannel, text]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
