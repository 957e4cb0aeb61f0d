import { sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { Db } from '../../db/client.ts';
import { changedRowsOf } from '../../db/rows.ts';
import { weightAt } from './weights.ts';

export const eventDays = 90;
/** A visitor not seen for so long is forgotten, consent and all. */
export const visitorDays = 180;
/** Pairs kept for each product. */
const maxPairs = 50;
/** What weighs less than this part of a view today is forgotten. */
const negligible = 0.01;

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString();

export async function deleteStaleVisitors(db: Db, now: Date, limit: number): Promise<number> {
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM visitors WHERE (site, visitor_id) IN (SELECT site, visitor_id FROM visitors
        WHERE seen_at < ${before(now, visitorDays)}::timestamptz LIMIT ${limit}::int)`),
  );
}

export async function deleteOldEvents(db: Db, now: Date, limit: number): Promise<number> {
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM visitor_events WHERE id IN (SELECT id FROM visitor_events
        WHERE at < ${before(now, eventDays)}::timestamptz LIMIT ${limit}::int)`),
  );
}

export async function deleteFaintInterest(db: Db, now: Date, limit: number): Promise<number> {
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM product_interest WHERE (site, product_id) IN (SELECT site, product_id FROM product_interest
        WHERE score < ${negligible * weightAt(now)}::float8 LIMIT ${limit}::int)`),
  );
}

/** Pairs that weigh nothing any more, and all but the best of each product. */
export async function deleteFaintAffinity(db: Db, now: Date, limit: number): Promise<number> {
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM product_affinity WHERE (site, kind, product_id, other_id) IN (
        SELECT site, kind, product_id, other_id FROM (
          SELECT *, row_number() OVER (PARTITION BY site, kind, product_id ORDER BY score DESC, other_id) AS place
          FROM product_affinity) AS placed
        WHERE place > ${maxPairs}::int OR score < ${negligible * weightAt(now)}::float8 LIMIT ${limit}::int)`),
  );
}
