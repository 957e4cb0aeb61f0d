import { inArray, sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import { isFinished, orderStatuses } from '../../contract/order-statuses.ts';
import type { Db } from '../../db/client.ts';
import { changedRowsOf } from '../../db/rows.ts';
import { orders } from '../../db/schema/sales.ts';

/** As the privacy policies of all sites promise. */
const noteMs = 90 * dayMs;

/**
 * Forgets what was written for the delivery of orders without an account, of guests and of accounts that have been
 * deleted, 90 days after the last step of those that have ended. With an account it goes as that is deleted.
 */
export async function forgetNotes(db: Db, now: Date, limit: number): Promise<number> {
  const before = sql`${new Date(now.getTime() - noteMs).toISOString()}::timestamptz`;
  const hasEnded = inArray(orders.status, orderStatuses.filter(isFinished));
  return changedRowsOf(
    await db.execute(sql`
      UPDATE ${orders} SET note = NULL WHERE id IN (
        SELECT id FROM ${orders}
          WHERE note IS NOT NULL AND ${hasEnded} AND created_at < ${before}
            AND NOT EXISTS (SELECT 1 FROM customers WHERE customers.id = orders.owner_id)
            AND NOT EXISTS (SELECT 1 FROM order_events
              WHERE order_events.order_id = orders.id AND order_events.created_at >= ${before})
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
}
