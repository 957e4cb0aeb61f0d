import { and, eq, sql } from 'drizzle-orm';
import type { TokenClaims } from '../../contract/auth.ts';
import { type BackInStockRequest, backInStockMonths } from '../../contract/back-in-stock.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db, Tx } from '../../db/client.ts';
import { changedRowsOf } from '../../db/rows.ts';
import { backInStockRequests as table } from '../../db/schema/back-in-stock.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { prices } from '../../db/schema/prices.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { inventoryPolicyOn } from '../delivery/sale-beyond-stock.ts';
import { quantityLimits } from '../product/quantity-limits.ts';
import { addressOfKey, requestOfKey } from './keys.ts';

type Asked = RequestContext & { claims: TokenClaims; vsin: string; email: string };

/**
 * Keeps an address until its mail. Asked again it stays one request, and nobody learns that it was known.
 * @throws ApiError product-not-found
 */
export async function noteRequest(
  { site, language, claims, vsin, email }: Asked,
  { db, now }: Services,
): Promise<'noted' | 'available'> {
  const [variant] = await db
    .select({ onHand: variants.onHand, inventoryPolicy: inventoryPolicyOn(site.code) })
    .from(variants)
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, site.code)))
    .where(eq(variants.vsin, vsin));
  if (!variant) throw new ApiError('product-not-found');
  if (quantityLimits(variant).isAvailable) return 'available';
  const customerId = claims.type === 'Customer' ? claims.sub : null;
  await db
    .insert(table)
    .values({ site: site.code, vsin, email, language, customerId, createdAt: now() })
    .onConflictDoNothing();
  return 'noted';
}

/** The address that a key of a mail stands for; null when nobody here has made it. */
async function addressOf(db: Db, site: SiteCode, key: string): Promise<string | null> {
  const address = await addressOfKey(db, site, key);
  if (address) return address;
  const id = await requestOfKey(db, key);
  if (!id) return null;
  const [named] = await db
    .select({ email: table.email })
    .from(table)
    .where(and(eq(table.site, site), eq(table.id, id)));
  return named?.email ?? null;
}

/** Ends all that the address of a key waits for in this shop; a key that is of no use changes nothing. */
export async function endRequests(db: Db, site: SiteCode, key: string): Promise<void> {
  const email = await addressOf(db, site, key);
  if (email) await db.delete(table).where(and(eq(table.site, site), eq(table.email, email)));
}

/** What a customer has asked for while signed in: an address alone proves nobody to be its owner. */
export async function listRequestsOf(db: Db, customerId: string): Promise<BackInStockRequest[]> {
  const rows = await db.select().from(table).where(eq(table.customerId, customerId)).orderBy(table.createdAt);
  return rows.map(({ vsin, email, createdAt }) => ({
    productId: vsin,
    email,
    requestedAt: createdAt.toISOString(),
  }));
}

export async function deleteRequestsOf(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(table).where(eq(table.customerId, customerId));
}

/** Deletes requests that nothing came of. */
export async function deleteOldRequests(db: Db, now: Date, limit: number): Promise<number> {
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM ${table} WHERE id IN (
        SELECT id FROM ${table}
          WHERE created_at < ${now.toISOString()}::timestamptz - make_interval(months => ${backInStockMonths}::int)
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
}
