import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { settings } from '../../db/schema/sales.ts';

const key = 'token-secret';

/** The secret that signs access tokens, made once per database; all instances on it share it. */
export async function loadTokenSecret(db: Db): Promise<Uint8Array> {
  await db
    .insert(settings)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  if (!row) throw new Error('The token secret could not be stored.');
  return Buffer.from(row.value, 'base64url');
}
