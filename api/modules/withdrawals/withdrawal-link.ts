import type { Queryable } from '../../db/client.ts';
import type { StoredOrder } from '../orders/repo.ts';
import { orderKey } from './order-secrets.ts';

/** Where the withdrawal function stands (Directive 2011/83/EU art. 11a); shops without it are written to. */
const pages: Partial<Record<string, string>> = { nl: '/nl/overeenkomst-herroepen' };

/**
 * The link in the mails of an order. The key stands behind the `#`, which browsers send nowhere: no log, cache or other
 * site gets to see it.
 */
export async function withdrawalPathOf(
  db: Queryable,
  { id, site }: Pick<StoredOrder, 'id' | 'site'>,
): Promise<string | null> {
  const page = pages[site];
  return page ? `${page}#key=${await orderKey(db, id)}` : null;
}
