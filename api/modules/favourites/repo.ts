import { and, count, desc, eq, inArray, ne } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { favourites } from '../../db/schema/customers.ts';
import { prices } from '../../db/schema/prices.ts';

const ofCustomer = (customerId: string) => eq(favourites.customerId, customerId);

type Owner = { customerId: string; site: SiteCode };

/** The latest first; those the site no longer sells are left out. `limit` null gives all. */
export async function listFavourites(
  db: Queryable,
  { customerId, site }: Owner,
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

/** How many a customer has, as listed: of what the site no longer sells nobody sees what to remove for others. */
export async function countListed(tx: Tx, { customerId, site }: Owner, except = ''): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(favourites)
    .innerJoin(variants, eq(variants.vsin, favourites.vsin))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, site)))
    .where(and(ofCustomer(customerId), ne(favourites.vsin, except)));
  return row?.count ?? 0;
}

export async function insertFavourite(tx: Tx, customerId: string, vsin: string, now: Date): Promise<void> {
  await tx.insert(favourites).values({ customerId, vsin, createdAt: now }).onConflictDoNothing();
}

/** Of these, the vsins of variants that there are, in the order given, each once. */
export async function knownVsins(db: Queryable, vsins: readonly string[]): Promise<string[]> {
  if (vsins.length === 0) return [];
  const rows = await db
    .select({ vsin: variants.vsin })
    .from(variants)
    .where(inArray(variants.vsin, [...vsins]));
  const known = new Set(rows.map(({ vsin }) => vsin));
  return [...new Set(vsins)].filter((vsin) => known.has(vsin));
}

export async function listAllVsins(tx: Tx, customerId: string): Promise<Set<string>> {
  const rows = await tx.select({ vsin: favourites.vsin }).from(favourites).where(ofCustomer(customerId));
  return new Set(rows.map(({ vsin }) => vsin));
}

/** The first of them counts as the latest. */
export async function insertFavourites(
  tx: Tx,
  customerId: string,
  vsins: readonly string[],
  now: Date,
): Promise<void> {
  if (vsins.length === 0) return;
  const rows = vsins.map((vsin, index) => ({
    customerId,
    vsin,
    createdAt: new Date(now.getTime() - index),
  }));
  await tx.insert(favourites).values(rows).onConflictDoNothing();
}

export async function deleteFavourite(db: Queryable, customerId: string, vsin: string): Promise<void> {
  await db.delete(favourites).where(and(ofCustomer(customerId), eq(favourites.vsin, vsin)));
}
