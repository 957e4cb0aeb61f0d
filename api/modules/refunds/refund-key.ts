import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { readSignedId, signedId } from '../../http/signed-key.ts';

const account = { secret: 'refund-secret', purpose: 'refund-account' } as const;

/**
 * The page of the API on which the shopper says where a refund goes; for the mails of the order. Its key opens no more
 * than that, and only while the account is not known.
 */
export async function refundAccountPath(
  db: Queryable,
  { id, site }: { id: string; site: SiteCode },
): Promise<string> {
  return `/api/${site}/refund-account?key=${await signedId(db, account, id)}`;
}

/** The order whose key it is; null for one that nobody here has made. */
export async function orderOfRefundKey(db: Queryable, key: string): Promise<string | null> {
  return readSignedId(db, account, key);
}
