import { and, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { productAffinity, productInterest, visitorEvents } from '../../db/schema/personalisation.ts';
import { prices } from '../../db/schema/prices.ts';
import { orderItems, orders } from '../../db/schema/sales.ts';
import type { Owner } from '../../http/owner.ts';

/** So many events of a visitor are kept; older ones say nothing about today. */
export const maxEvents = 200;

const ofVisitor = ({ ownerId, site }: Owner) =>
  and(eq(visitorEvents.visitorId, ownerId), eq(visitorEvents.site, site));

export type NewEvent = Pick<typeof visitorEvents.$inferInsert, 'kind' | 'productId' | 'term' | 'orderId'>;

/** The latest first. */
export function listEvents(db: Queryable, owner: Owner, limit = maxEvents) {
  return db.select().from(visitorEvents).where(ofVisitor(owner)).orderBy(desc(visitorEvents.id)).limit(limit);
}

/** As `listEvents`, with products by the vsin of their default variant. */
export function listHistory(db: Queryable, owner: Owner) {
  const { kind, term, orderId, at } = visitorEvents;
  return db
    .select({ kind, productId: variants.vsin, term, orderId, at })
    .from(visitorEvents)
    .leftJoin(variants, and(eq(variants.productId, visitorEvents.productId), eq(variants.isDefault, true)))
    .where(ofVisitor(owner))
    .orderBy(desc(visitorEvents.id));
}

/** Adds events and forgets the oldest beyond `maxEvents`. */
export async function addEvents(tx: Tx, owner: Owner, events: readonly NewEvent[], at: Date): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insert(visitorEvents)
    .values(events.map((event) => ({ ...event, visitorId: owner.ownerId, site: owner.site, at })));
  const oldest = tx
    .select({ id: visitorEvents.id })
    .from(visitorEvents)
    .where(ofVisitor(owner))
    .orderBy(desc(visitorEvents.id))
    .offset(maxEvents)
    .limit(1);
  await tx.delete(visitorEvents).where(and(ofVisitor(owner), lte(visitorEvents.id, sql`(${oldest})`)));
}

/** Products of vsins that the site sells. */
export async function listSoldProducts(
  db: Queryable,
  site: SiteCode,
  vsins: readonly string[],
): Promise<Map<string, number>> {
  if (vsins.length === 0) return new Map();
  const rows = await db
    .select({ vsin: variants.vsin, productId: variants.productId })
    .from(variants)
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, site)))
    .where(inArray(variants.vsin, [...vsins]));
  return new Map(rows.map(({ vsin, productId }) => [vsin, productId]));
}

/** Products of an order of the visitor; none of anybody else's order, nor of a cancelled one. */
export async function listOrderedProducts(db: Queryable, owner: Owner, orderId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ productId: variants.productId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.ownerId, owner.ownerId),
        eq(orders.site, owner.site),
        ne(orders.status, 'cancelled'),
      ),
    );
  return rows.map(({ productId }) => productId);
}

export async function hasPurchase(db: Queryable, owner: Owner, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: visitorEvents.id })
    .from(visitorEvents)
    .where(and(ofVisitor(owner), isNotNull(visitorEvents.orderId), eq(visitorEvents.orderId, orderId)))
    .limit(1);
  return rows.length > 0;
}

export type Interest = { productId: number; score: number };
export type Affinity = { kind: 'view' | 'purchase'; productId: number; otherId: number; score: number };

/** Rows are locked in one order everywhere, so that two visitors never wait for each other. */
export async function addInterest(tx: Tx, site: SiteCode, added: readonly Interest[]): Promise<void> {
  if (added.length === 0) return;
  await tx
    .insert(productInterest)
    .values(added.toSorted((a, b) => a.productId - b.productId).map((one) => ({ ...one, site })))
    .onConflictDoUpdate({
      target: [productInterest.site, productInterest.productId],
      set: { score: sql`${productInterest.score} + excluded.score` },
    });
}

export async function addAffinity(tx: Tx, site: SiteCode, added: readonly Affinity[]): Promise<void> {
  if (added.length === 0) return;
  const inOrder = added.toSorted(
    (a, b) => a.kind.localeCompare(b.kind) || a.productId - b.productId || a.otherId - b.otherId,
  );
  await tx
    .insert(productAffinity)
    .values(inOrder.map((one) => ({ ...one, site })))
    .onConflictDoUpdate({
      target: [
        productAffinity.site,
        productAffinity.kind,
        productAffinity.productId,
        productAffinity.otherId,
      ],
      set: { score: sql`${productAffinity.score} + excluded.score` },
    });
}
