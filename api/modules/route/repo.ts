import { and, eq } from 'drizzle-orm';
import type { Localised } from '../../contract/catalogue.ts';
import type { MarkedType } from '../../contract/page-paths.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { categories, collections, tags, variants } from '../../db/schema/catalogue.ts';
import { prices } from '../../db/schema/prices.ts';

/** Aliases of what a vsin names, null when there is nothing; a product must have a price on the site. */
export async function findAlias(
  db: Db,
  site: SiteCode,
  type: MarkedType,
  vsin: string,
): Promise<Localised | null> {
  const rows = await (() => {
    switch (type) {
      case 'product':
        return db
          .select({ alias: variants.alias })
          .from(variants)
          .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, site)))
          .where(eq(variants.vsin, vsin));
      case 'category':
        return db.select({ alias: categories.alias }).from(categories).where(eq(categories.vsin, vsin));
      case 'collection':
        return db.select({ alias: collections.alias }).from(collections).where(eq(collections.vsin, vsin));
      case 'tag':
        return db.select({ alias: tags.alias }).from(tags).where(eq(tags.vsin, vsin));
    }
  })();
  return rows[0]?.alias ?? null;
}
