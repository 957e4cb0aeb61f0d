import { createHmac } from 'node:crypto';
import type { Queryable } from '../db/client.ts';
import { type SecretName, storedSecret } from '../db/stored-secret.ts';
import { uuidPattern } from '../db/uuid.ts';
import { isSameText } from './same-text.ts';

/** What a key opens: one purpose, under a secret of its own. */
export type KeyKind = { secret: SecretName; purpose: string };

/** Makes keys for addresses that open one thing to whoever has them: base64url of an HMAC-SHA-256. */
export async function keyMaker(
  db: Queryable,
  { secret, purpose }: KeyKind,
): Promise<(name: string) => string> {
  const key = await storedSecret(db, secret);
  return (name) => createHmac('sha256', key).update(`${purpose}.${name}`).digest('base64url');
}

/** An id and the key that goes with it, as one text for a link. */
export async function signedId(db: Queryable, kind: KeyKind, id: string): Promise<string> {
  return `${id}.${(await keyMaker(db, kind))(id)}`;
}

/** The id of such a text; null for one that nobody here has made. */
export async function readSignedId(db: Queryable, kind: KeyKind, text: string): Promise<string | null> {
  const [id = '', key = ''] = text.split('.');
  if (!uuidPattern.test(id)) return null;
  return isSameText(key, (await keyMaker(db, kind))(id)) ? id : null;
}
