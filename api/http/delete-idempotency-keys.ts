import { sql } from 'drizzle-orm';
import { dayMs } from '../contract/calendar.ts';
import type { Db } from '../db/client.ts';
import { changedRowsOf } from '../db/rows.ts';

/** Far longer than any client repeats a call. */
const retentionMs = 7 * dayMs;

/** Deletes idempotency keys older than seven days: the same key may then be used anew. */
export async function deleteOldIdempotencyKeys(db: Db, now: Date, limit: number): Promise<number> {
  const oldest = new Date(now.getTime() - retentionMs).toISOString();
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM idempotency_keys WHERE (owner_id, key) IN (
        SELECT owner_id, key FROM idempotency_keys WHERE created_at < ${oldest}::timestamptz
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
}
