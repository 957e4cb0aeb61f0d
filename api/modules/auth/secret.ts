import type { Queryable } from '../../db/client.ts';
import { keptSecret } from '../../db/kept-secret.ts';

/** The secret that signs access tokens. */
export async function loadTokenSecret(db: Queryable): Promise<Uint8Array> {
  return Buffer.from(await keptSecret(db, 'token-secret'), 'base64url');
}
