import { and, asc, count, desc, eq, exists, inArray, type SQL } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import { hasLeft, isFinished, orderStatuses } from '../../contract/order-statuses.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { reviews } from '../../db/schema/catalogue.ts';
import { reviewReports, writtenReviews } from '../../db/schema/reviews.ts';
import { orderItems, orders } from '../../db/schema/sales.ts';
import { uuidPattern } from '../../db/uuid.ts';
import type { Owner } from '../../http/owner.ts';
import type { Paging } from '../../http/paging.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { StoredOrder } from '../orders/repo.ts';

export type WrittenReview = typeof writtenReviews.$inferSelect;
export type ReviewReport = typeof reviewReports.$inferSelect;

/** What has come; it may have gone back since. */
const hadStatuses = orderStatuses.filter((status) => isFinished(status) && hasLeft(status));

const ofOwner = ({ ownerId, site }: Owner) => and(eq(orders.ownerId, ownerId), eq(orders.site, site));

export function hasCome({ status }: Pick<StoredOrder, 'status'>): boolean {
  return hadStatuses.includes(status);
}

/** Newest first; gifts are not bought. */
export async function listBought(db: Queryable, whose: Owner | { orderId: string }, limit: number) {
  const found = await db
    .select({ order: orders, item: orderItems })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        'orderId' in whose ? eq(orders.id, whose.orderId) : ofOwner(whose),
        inArray(orders.status, hadStatuses),
      ),
    )
    .orderBy(desc(orders.sequence), asc(orderItems.position))
    .limit(limit);
  return found;
}

/** What the owner of an order has written, with whether something of it is shown. */
export async function listWrittenBy(db: Queryable, { ownerId, site }: Owner) {
  return db
    .select({ written: writtenReviews, shownId: reviews.id })
    .from(writtenReviews)
    .innerJoin(orders, eq(orders.id, writtenReviews.orderId))
    .leftJoin(reviews, eq(reviews.writtenId, writtenReviews.id))
    .where(ofOwner({ ownerId, site }))
    .orderBy(desc(writtenReviews.writtenAt));
}

export async function isShown(db: Queryable, writtenId: string): Promise<boolean> {
  const found = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.writtenId, writtenId));
  return found.length > 0;
}

const withOrders = (db: Queryable) =>
  db
    .select({ written: writtenReviews, order: orders })
    .from(writtenReviews)
    .innerJoin(orders, eq(orders.id, writtenReviews.orderId));

export async function findWritten(db: Queryable, site: SiteCode, id: string) {
  if (!uuidPattern.test(id)) return null;
  const [row] = await withOrders(db).where(and(eq(writtenReviews.id, id), eq(writtenReviews.site, site)));
  return row ?? null;
}

export async function lockWritten(tx: Tx, id: string): Promise<WrittenReview | null> {
  const [row] = await tx.select().from(writtenReviews).where(eq(writtenReviews.id, id)).for('update');
  return row ?? null;
}

type StaffList = { site: SiteCode; status: WrittenReview['status'] | 'reported' | undefined };

/** Oldest first, as they are to be worked off. */
export async function listWrittenOfSite(
  db: Queryable,
  { site, status }: StaffList,
  { limit, offset }: Paging,
) {
  const reports = db.select().from(reviewReports).where(eq(reviewReports.writtenId, writtenReviews.id));
  const chosen: SQL | undefined =
    status === 'reported' ? exists(reports) : status && eq(writtenReviews.status, status);
  return withOrders(db)
    .where(and(eq(writtenReviews.site, site), chosen))
    .orderBy(asc(writtenReviews.writtenAt), asc(writtenReviews.id))
    .limit(limit)
    .offset(offset);
}

/** Oldest first. */
export async function listReports(db: Queryable, writtenIds: readonly string[]): Promise<ReviewReport[]> {
  if (writtenIds.length === 0) return [];
  return db
    .select()
    .from(reviewReports)
    .where(inArray(reviewReports.writtenId, [...writtenIds]))
    .orderBy(asc(reviewReports.reportedAt));
}

export async function countReports(db: Queryable, writtenId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(reviewReports)
    .where(eq(reviewReports.writtenId, writtenId));
  return Number(row?.count ?? 0);
}

/** Puts what was written where all see it; examples of the product give way to it. */
export async function showWritten(
  tx: Tx,
  {
    id,
    site,
    productId,
    variantId,
    language,
    author,
    rating,
    title,
    text,
    pictures,
    writtenAt,
  }: WrittenReview,
): Promise<void> {
  const shown = {
    rating,
    title,
    text,
    pictures,
    author,
    language,
    writtenOn: localDate(writtenAt, siteRules[site].timeZone),
  };
  await tx.delete(reviews).where(and(eq(reviews.productId, productId), eq(reviews.isExample, true)));
  await tx
    .insert(reviews)
    .values({ ...shown, productId, variantId, writtenId: id, isVerified: true })
    .onConflictDoUpdate({ target: reviews.writtenId, set: shown });
}
