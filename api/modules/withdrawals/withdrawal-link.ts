import { siteRules } from '../../../sites/rules.ts';
import type { Queryable } from '../../db/client.ts';
import type { StoredOrder } from '../orders/repo.ts';
import { orderKey } from './order-secrets.ts';

/**
 * The link in the mails of an order. The key is after the `#`, which browsers send nowhere: no log, cache or other
 * site gets to see it.
 */
export async function withdrawalPathOf(
  db: Queryable,
  { id, site }: Pick<StoredOrder, 'id' | 'site'>,
): Promise<string | null> {
  const alias = siteRules[site].withdrawalAlias;
  return alias ? `/${site}/${alias}#key=${await orderKey(db, id)}` : null;
}
