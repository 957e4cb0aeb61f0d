import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { readSignedId, signedId } from '../../http/signed-key.ts';

const ending = { secret: 'back-in-stock-secret', purpose: 'end' } as const;

/** The page that ends what else this address has asked for, named by one of those requests. */
export async function endingPath(
  db: Queryable,
  { id, site }: { id: string; site: SiteCode },
): Promise<string> {
  return `/api/${site}/back-in-stock/end?key=${await signedId(db, ending, id)}`;
}

/** The request whose key it is; null for one that nobody here has made. */
export async function requestOfKey(db: Queryable, key: string): Promise<string | null> {
  return readSignedId(db, ending, key);
}
