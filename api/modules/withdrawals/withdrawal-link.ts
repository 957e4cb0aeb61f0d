import { editionCode } from '../../../sites/editions.ts';
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
  { id, site, language }: Pick<StoredOrder, 'id' | 'site' | 'language'>,
): Promise<string | null> {
  const rules = siteRules[site];
  const alias = rules.withdrawalAlias;
  return alias ? `/${editionCode(rules, language)}/${alias}#key=${await orderKey(db, id)}` : null;
}
