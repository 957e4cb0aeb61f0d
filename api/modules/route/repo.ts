import { eq, sql } from 'drizzle-orm';
import type { Localised } from '../../contract/catalogue.ts';
import type { MarkedType } from '../../contract/page-paths.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import { categories, collections, tags } from '../../db/schema/catalogue.ts';

const productStatement = preparedStatement<'site' | 'vsin'>(
  'route-of-product',
  (value) => sql`
    SELECT variants.alias FROM variants
    JOIN prices ON prices.variant_id = variants.id AND prices.site = ${value('site')}
    WHERE variants.vsin = ${value('vsin')}`,
);

/** Asked for with every address that somebody makes up. */
async function findProduct(db: Db, site: SiteCode, vsin: string) {
  return rowsOf<{ alias: Localised }>(await db.execute(productStatement({ site, vsin })));
}

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
        return findProduct(db, site, vsin);
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
