import type { Queryable } from '../../db/client.ts';
import { storedSecret } from '../../db/stored-secret.ts';

/** The secret that signs access tokens. */
export async function loadTokenSecret(db: Queryable): Promise<Uint8Array> {
  return Buffer.from(await storedSecret(db, 'token-secret'), 'base64url');
}
