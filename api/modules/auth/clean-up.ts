import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { changedRowsOf } from '../../db/rows.ts';

/** Sessions that are over, or whose last refresh token has expired; their tokens go with them. */
export async function deleteEndedSessions(db: Db, now: Date, limit: number): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM sessions WHERE id IN (
        SELECT s.id FROM sessions AS s
          WHERE s.expires_at < ${at} OR NOT EXISTS (
            SELECT 1 FROM refresh_tokens AS t WHERE t.session_id = s.id AND t.expires_at >= ${at})
          LIMIT ${limit} FOR UPDATE OF s SKIP LOCKED)`),
  );
}

/** Links to set a new password that nobody followed in time. */
export async function deleteExpiredResetLinks(db: Db, now: Date, limit: number): Promise<number> {
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM password_resets WHERE token_hash IN (
        SELECT token_hash FROM password_resets WHERE expires_at < ${now.toISOString()}::timestamptz
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
}

/** New addresses that nobody confirmed in time. */
export async function deleteExpiredEmailChanges(db: Db, now: Date, limit: number): Promise<number> {
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM email_changes WHERE customer_id IN (
        SELECT customer_id FROM email_changes WHERE expires_at < ${now.toISOString()}::timestamptz
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
}
