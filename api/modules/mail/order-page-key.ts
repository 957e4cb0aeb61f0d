import { dayMs } from '../../contract/calendar.ts';
import type { Queryable } from '../../db/client.ts';
import { readSignedId, signedId } from '../../http/signed-key.ts';
import { findOrderOfSite, type StoredOrder } from '../orders/repo.ts';

const page = { secret: 'order-page-secret', purpose: 'order-page' } as const;
/** Counted from the day of the order: long enough for what is made to measure, to be brought and sent back. */
const validMs = 180 * dayMs;

/** The page of the API that shows an order, for its mails. Its key shows it, and cancels it while its shopper may, for half a year. */
export async function orderPagePath(
  db: Queryable,
  { id, site }: Pick<StoredOrder, 'id' | 'site'>,
): Promise<string> {
  return `/api/${site}/order-page?key=${await signedId(db, page, id)}`;
}

/** The order of this site whose key it is; null for a key that nobody here has made, and for one that is too old. */
export async function orderOfPageKey(
  db: Queryable,
  { site, key, now }: { site: StoredOrder['site']; key: string; now: Date },
): Promise<StoredOrder | null> {
  const id = await readSignedId(db, page, key);
  const order = id && (await findOrderOfSite(db, site, id));
  return order && now.getTime() - order.createdAt.getTime() <= validMs ? order : null;
}
