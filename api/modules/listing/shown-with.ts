import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { prices } from '../../db/schema/prices.ts';

/** The variants of the product of one of them, once for each site that sells them. */
export async function readShownWith(db: Db, variantId: number) {
  const product = sql`(SELECT product_id FROM variants WHERE id = ${variantId})`;
  return db
    .select({ productId: variants.productId, vsin: variants.vsin, site: prices.site })
    .from(variants)
    .innerJoin(prices, eq(prices.variantId, variants.id))
    .where(sql`${variants.productId} = ${product} ${prepared('shown-with')}`);
}
