import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createClient } from 'redis';
import { postgresChannel } from './postgres-transport.ts';
import { redisChannel } from './redis-transport.ts';
import { takeChunk } from './shared-changes.ts';

const limitMs = 5_000;
/** Texts that PostgreSQL takes. */
function textsOf(tags: readonly string[]): string[] {
  const from = randomUUID();
  const texts: string[] = [];
  for (let rest = tags; rest.length > 0; ) {
    const chunk = takeChunk(rest);
    texts.push(JSON.stringify({ from, tags: chunk }));
    rest = rest.slice(chunk.length);
  }
  return texts;
}

/**
 * Tells the instances of a shop what a command has changed beside them, over what they listen to.
 * @throws when that cannot be reached
 */
export async function announce(
  tags: readonly string[],
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl?: string | undefined },
): Promise<void> {
  const texts = textsOf(tags);
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
