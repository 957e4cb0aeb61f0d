import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { siteRules } from '../../../sites/rules.ts';
import { siteCodes } from '../../contract/sites.ts';
import type { Db, Queryable } from '../client.ts';
import * as catalogue from '../schema/catalogue.ts';
import * as content from '../schema/content.ts';
import * as facets from '../schema/facets.ts';
import * as prices from '../schema/prices.ts';
import { coupons, promotions } from '../schema/promotions.ts';
import * as search from '../schema/search.ts';
import * as showrooms from '../schema/showrooms.ts';
import { type RebuildIndexes, seed } from './index.ts';

const tables: PgTable[] = [
  ...Object.values(catalogue),
  ...Object.values(facets),
  ...Object.values(prices),
  ...Object.values(showrooms),
  ...Object.values(content),
  ...Object.values(search),
  coupons,
  promotions,
];

/** What buyers wrote is theirs: it is shown again, and examples of its products give way to it, as when it was published. */
async function showWrittenReviews(db: Queryable): Promise<void> {
  const zones = siteCodes.map((code) => sql`(${code}::text, ${siteRules[code].timeZone}::text)`);
  await db.execute(sql`INSERT INTO reviews
      (product_id, language, author, rating, title, text, pictures, written_on, is_verified, written_id, variant_id)
    SELECT v.product_id, w.language, w.author, w.rating, w.title, w.text, w.pictures,
      (w.written_at AT TIME ZONE zones.zone)::date, true, w.id, v.id
    FROM written_reviews w
    JOIN variants v ON v.id = w.variant_id
    JOIN (VALUES ${sql.join(zones, sql`, `)}) AS zones (site, zone) ON zones.site = w.site
    WHERE w.status = 'published'`);
  await db.execute(sql`DELETE FROM reviews
    WHERE is_example AND product_id IN (SELECT product_id FROM reviews WHERE written_id IS NOT NULL)`);
}

/** Puts catalogue, pages and promotions back to what the shop comes with. Baskets, orders, addresses and reviews of buyers stay. */
export function resetToSeed(db: Db, now: Date, rebuildIndexes: RebuildIndexes): Promise<void> {
  return db.transaction(async (tx) => {
    const names = tables.map((table) => sql.identifier(getTableName(table)));
    await tx.execute(sql`TRUNCATE ${sql.join(names, sql`, `)} RESTART IDENTITY`);
    await seed(tx, now, async (db, at) => {
      await showWrittenReviews(db);
      await rebuildIndexes(db, at);
    });
  });
}
