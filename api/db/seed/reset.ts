import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../client.ts';
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

/** Puts catalogue, pages and promotions back to what the shop comes with. Baskets, orders and addresses stay. */
export function resetToSeed(db: Db, now: Date, rebuildIndexes: RebuildIndexes): Promise<void> {
  return db.transaction(async (tx) => {
    const names = tables.map((table) => sql.identifier(getTableName(table)));
    await tx.execute(sql`TRUNCATE ${sql.join(names, sql`, `)} RESTART IDENTITY`);
    await seed(tx, now, rebuildIndexes);
  });
}
