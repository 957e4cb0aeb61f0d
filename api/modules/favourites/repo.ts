import { and, desc, eq, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { favourites } from '../../db/schema/customers.ts';
import { prices } from '../../db/schema/prices.ts';

const ofCustomer = (customerId: string) => eq(favourites.customerId, customerId);

/** The latest first; those the site no longer sells are left out. `limit` null gives all. */
export async function listFavourites(
  db: Queryable,
  { customerId, site }: { customerId: string; site: SiteCode },
  { offset, limit }: { offset: number; limit: number | null },
): Promise<{ vsin: string; createdAt: Date }[]> {
  const query = db
    .select({ vsin: favourites.vsin, createdAt: favourites.createdAt })
    .from(favourites)
    .innerJoin(variants, eq(variants.vsin, favourites.vsin))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, site)))
    .where(ofCustomer(customerId))
    .orderBy(desc(favourites.createdAt), desc(favourites.vsin))
    .offset(offset);
  return limit === null ? query : query.limit(limit);
}

export async function isSold(db: Queryable, site: SiteCode, vsin: string): Promise<boolean> {
  const rows = await db
    .select({ vsin: variants.vsin })
    .from(variants)
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, site)))
    .where(eq(variants.vsin, vsin));
  return rows.length > 0;
}

/** How many a customer has besides this one. */
export async function countOthers(tx: Tx, customerId: string, vsin: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*) FILTER (WHERE vsin <> ${vsin})::int` })
    .from(favourites)
    .where(ofCustomer(customerId));
  return row?.count ?? 0;
}

export async function insertFavourite(tx: Tx, customerId: string, vsin: string, now: Date): Promise<void> {
  await tx.insert(favourites).values({ customerId, vsin, createdAt: now }).onConflictDoNothing();
}

export async function deleteFavourite(db: Queryable, customerId: string, vsin: string): Promise<void> {
  await db.delete(favourites).where(and(ofCustomer(customerId), eq(favourites.vsin, vsin)));
}
