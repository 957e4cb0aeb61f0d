import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { siteCommerce } from '../../../sites/commerce.ts';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import { bufferDays } from './delivery-promise.ts';

/** More than anything takes. */
const noEnd = 10_000;
const cases = siteCodes.flatMap((site) => {
  const { mostDeliveryDays } = siteCommerce[site];
  return mostDeliveryDays === undefined ? [] : `WHEN '${site}' THEN ${mostDeliveryDays}`;
});
/** Constants of the code, so that the text of a statement stays the same whatever the site. */
const ends = sql.raw(`${cases.join(' ')} ELSE ${noEnd}`);
const buffer = sql.raw(String(bufferDays));

/**
 * Whether a site sells a variant beyond its stock: where the law wants it there sooner than it can be made, it does not.
 * What is made to measure is the buyer's own wish and may take longer.
 * @param site its code, or what a statement calls it
 * @param variant what the statement calls the table of variants
 */
export function inventoryPolicyOn(
  site: SiteCode | SQLWrapper,
  variant = 'variants',
): SQL<'deny' | 'continue'> {
  const column = (name: string) => sql`${sql.identifier(variant)}.${sql.identifier(name)}`;
  return sql`CASE WHEN NOT ${column('is_made_to_measure')}
    AND ${column('delivery_days')} + ${column('production_days')} + ${buffer} > CASE ${site}::text ${ends} END
    THEN 'deny' ELSE ${column('inventory_policy')} END`;
}
