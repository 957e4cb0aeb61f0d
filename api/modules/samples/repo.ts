import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import { sampleRules } from '../../contract/sample-rules.ts';
import type { SampleStatus } from '../../contract/samples.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { changedRowsOf } from '../../db/rows.ts';
import { sampleRequests as table } from '../../db/schema/samples.ts';
import { uuidPattern } from '../../db/uuid.ts';
import type { Paging } from '../../http/paging.ts';

export type StoredRequest = typeof table.$inferSelect;

/** Requests for one place come one after the other, so that two at once do not both count as the last one. */
export async function countForPlace(
  tx: Tx,
  { site, place, since }: { site: SiteCode; place: string; since: Date },
): Promise<number> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`samples ${site} ${place}`}, 0))`);
  const [row] = await tx
    .select({ number: count() })
    .from(table)
    .where(and(eq(table.site, site), eq(table.place, place), gt(table.createdAt, since)));
  return row?.number ?? 0;
}

export async function insertRequest(tx: Tx, values: typeof table.$inferInsert): Promise<StoredRequest> {
  const [row] = await tx.insert(table).values(values).returning();
  if (!row) throw new Error('The request for samples was not stored.');
  return row;
}

export async function findRequest(db: Queryable, id: string): Promise<StoredRequest | null> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row ?? null;
}

export async function lockRequest(tx: Tx, site: SiteCode, id: string): Promise<StoredRequest | null> {
  if (!uuidPattern.test(id)) return null;
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.site, site)))
    .for('update');
  return row ?? null;
}

export async function saveSent(tx: Tx, id: string, sent: { sentAt: Date; sentBy: string }): Promise<void> {
  await tx
    .update(table)
    .set({ ...sent, status: 'sent' })
    .where(eq(table.id, id));
}

/** Oldest first, as they are to be worked off. */
export async function listRequests(
  db: Db,
  { site, status }: { site: SiteCode; status?: SampleStatus | undefined },
  { limit, offset }: Paging,
): Promise<StoredRequest[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.site, site), status && eq(table.status, status)))
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(limit)
    .offset(offset);
}

/** Asked for while signed in: an address alone proves nobody to be its owner. */
export async function listRequestsOf(db: Db, customerId: string): Promise<StoredRequest[]> {
  return db.select().from(table).where(eq(table.customerId, customerId)).orderBy(asc(table.createdAt));
}

/** What has not been posted yet is, as it was asked for, and goes with the others that are long over. */
export async function deleteRequestsOf(tx: Tx, customerId: string): Promise<void> {
  const isOwn = eq(table.customerId, customerId);
  await tx.delete(table).where(and(isOwn, eq(table.status, 'sent')));
  await tx.update(table).set({ customerId: null }).where(isOwn);
}

/** Deletes requests that are long over; until then they count for their address. */
export async function deleteOldRequests(db: Db, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - sampleRules.keptDays * dayMs).toISOString();
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM ${table} WHERE id IN (
        SELECT id FROM ${table} WHERE created_at < ${before}::timestamptz
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
}
