import { sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { Db } from '../../db/client.ts';
import { changedRowsOf } from '../../db/rows.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';

const keptMs = 365 * dayMs;

/** Forgets to whom cards went and what was written with them, a year after; what is left on them stays. */
export async function forgetRecipients(db: Db, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  return changedRowsOf(
    await db.execute(sql`
      UPDATE ${giftCards} SET recipient_email = '', recipient_name = '', giver_name = '', message = '' WHERE id IN (
        SELECT id FROM ${giftCards}
        WHERE recipient_email <> '' AND status NOT IN ('ordered', 'waiting')
          AND coalesce(sent_at, created_at) < ${before}::timestamptz
        LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
}
