import { and, eq, inArray } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { productFacet } from '../../db/schema/catalogue.ts';

/** Those of `ids` that the site sells, in their order; search documents are shared by all sites. */
export async function listSold(db: Db, site: SiteCode, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: productFacet.id })
    .from(productFacet)
    .where(and(eq(productFacet.site, site), inArray(productFacet.id, [...ids])));
  const sold = new Set(rows.map((row) => row.id));
  return ids.filter((id) => sold.has(id));
}
