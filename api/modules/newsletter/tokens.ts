import { createHmac } from 'node:crypto';
import type { Queryable } from '../../db/client.ts';
import { storedSecret } from '../../db/stored-secret.ts';
import { uuidPattern } from '../../db/uuid.ts';
import { isSameText } from '../../http/same-text.ts';

const secret = (db: Queryable) => storedSecret(db, 'newsletter-secret');

function sign(key: string, id: string): string {
  return createHmac('sha256', key).update(`unsubscribe.${id}`).digest('base64url');
}

/** For the links in newsletters. It never expires: whoever holds the mail may always end the subscription. */
export async function unsubscribeToken(db: Queryable, subscriptionId: string): Promise<string> {
  return `${subscriptionId}.${sign(await secret(db), subscriptionId)}`;
}

/** The subscription a token is of, or null for one that nobody here has signed. */
export async function subscriptionOf(db: Queryable, token: string): Promise<string | null> {
  const [id = '', signature = ''] = token.split('.');
  if (!uuidPattern.test(id)) return null;
  return isSameText(signature, sign(await secret(db), id)) ? id : null;
}
