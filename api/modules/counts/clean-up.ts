import { sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { Db } from '../../db/client.ts';
import { changedRowsOf } from '../../db/rows.ts';

/** Two years can be compared, and no more is kept than authorities allow for measuring an audience: 25 months. */
const keptDays = 760;

export async function deleteOldCounts(db: Db, now: Date, limit: number): Promise<number> {
  const first = new Date(now.getTime() - keptDays * dayMs).toISOString().slice(0, 10);
  return changedRowsOf(
    await db.execute(sql`
      DELETE FROM daily_counts WHERE (site, day, event, subject, user_type) IN (
        SELECT site, day, event, subject, user_type FROM daily_counts WHERE day < ${first}::date LIMIT ${limit}::int)`),
  );
}
