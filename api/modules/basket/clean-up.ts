import { type SQL, sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import { isFinished, orderStatuses } from '../../contract/order-statuses.ts';
import type { Db } from '../../db/client.ts';
import { changedRowsOf } from '../../db/rows.ts';

/** Nobody can reach a guest's basket longer than the token lives, which is 30 days after the last visit. */
const keptDays = 90;

const finished = sql.join(
  orderStatuses.filter(isFinished).map((status) => sql`${status}`),
  sql`, `,
);

const before = (now: Date, days: number) =>
  sql`${new Date(now.getTime() - days * dayMs).toISOString()}::timestamptz`;

/**
 * Baskets that nobody has touched for long; those somebody holds at the moment are left for the next time. Since when they exist
 * is asked too, as that has an index: it costs the changes of a basket nothing.
 */
const baskets = (now: Date, condition: SQL, limit: number) => sql`
  DELETE FROM baskets WHERE id IN (
    SELECT id FROM baskets
    WHERE created_at < ${before(now, keptDays)} AND updated_at < ${before(now, keptDays)} AND ${condition}
    LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;

/** Open baskets of guests that were not touched for 90 days. */
export async function deleteStaleGuestBaskets(db: Db, now: Date, limit: number): Promise<number> {
  return changedRowsOf(
    await db.execute(
      baskets(
        now,
        sql`status = 'open' AND NOT EXISTS (SELECT 1 FROM customers WHERE customers.id = baskets.owner_id)`,
        limit,
      ),
    ),
  );
}

/** Closed baskets, which a cancelled order gives back to the shopper: gone once no order can be cancelled any more. */
export async function deleteOrderedBaskets(db: Db, now: Date, limit: number): Promise<number> {
  return changedRowsOf(
    await db.execute(
      baskets(
        now,
        sql`status = 'closed' AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.basket_id = baskets.id
            AND orders.status NOT IN (${finished}))`,
        limit,
      ),
    ),
  );
}

/** Links nobody can open any more. */
export async function deleteExpiredShares(db: Db, now: Date, limit: number): Promise<number> {
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM basket_shares WHERE key IN (
        SELECT key FROM basket_shares WHERE expires_at < ${before(now, 0)} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
}
