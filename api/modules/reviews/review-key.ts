import { editionCode } from '../../../sites/editions.ts';
import { siteRules } from '../../../sites/rules.ts';
import { reviewAddress } from '../../contract/page-paths.ts';
import type { Queryable } from '../../db/client.ts';
import { readSignedId, signedId } from '../../http/signed-key.ts';
import type { StoredOrder } from '../orders/repo.ts';

const kind = { secret: 'review-secret', purpose: 'review' } as const;

/**
 * Where the buyer of an order reviews what has come, for its mails. The key is after the `#`, which browsers send nowhere;
 * it opens no more than that.
 */
export async function reviewPathOf(
  db: Queryable,
  { id, site, language }: Pick<StoredOrder, 'id' | 'site' | 'language'>,
): Promise<string> {
  return `/${editionCode(siteRules[site], language)}${reviewAddress}#key=${await signedId(db, kind, id)}`;
}

/** The order whose key it is; null for one that nobody here has made. */
export async function orderOfReviewKey(db: Queryable, key: string): Promise<string | null> {
  return readSignedId(db, kind, key);
}
