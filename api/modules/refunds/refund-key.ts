import { createHmac } from 'node:crypto';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { storedSecret } from '../../db/stored-secret.ts';
import { uuidPattern } from '../../db/uuid.ts';
import { isSameText } from '../../http/same-text.ts';

function sign(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`refund-account.${orderId}`).digest('base64url');
}

/**
 * The page of the API on which the shopper says where a refund goes; for the mails of the order. Its key opens no more
 * than that, and only while the account is not known.
 */
export async function refundAccountPath(
  db: Queryable,
  { id, site }: { id: string; site: SiteCode },
): Promise<string> {
  const key = `${id}.${sign(await storedSecret(db, 'refund-secret'), id)}`;
  return `/api/${site}/refund-account?key=${key}`;
}

/** The order whose key it is; null for one that nobody here has made. */
export async function orderOfRefundKey(db: Queryable, key: string): Promise<string | null> {
  const [id = '', signature = ''] = key.split('.');
  if (!uuidPattern.test(id)) return null;
  return isSameText(signature, sign(await storedSecret(db, 'refund-secret'), id)) ? id : null;
}
