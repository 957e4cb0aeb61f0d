import { sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { Db } from '../../db/client.ts';
import { changedRowsOf } from '../../db/rows.ts';

/** As long as the guest's basket is kept. */
const retentionMs = 90 * dayMs;

/**
 * Addresses of guests, and of accounts that have been deleted, without an open basket they might be meant for. Orders
 * have copies of their own.
 */
export async function deleteStaleGuestAddresses(db: Db, now: Date, limit: number): Promise<number> {
  const oldest = new Date(now.getTime() - retentionMs).toISOString();
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM addresses WHERE id IN (
        SELECT id FROM addresses
          WHERE created_at < ${oldest}::timestamptz
            AND NOT EXISTS (SELECT 1 FROM customers WHERE customers.id = addresses.owner_id)
            AND NOT EXISTS (SELECT 1 FROM baskets
              WHERE baskets.owner_id = addresses.owner_id AND baskets.status = 'open')
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
}
