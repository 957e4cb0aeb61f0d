import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

/** Whatever a feed tells is in one of these, in the remote config, or depends on the day. */
const tables = [
  'variants',
  'products',
  'prices',
  'price_log',
  'categories',
  'option_values',
  'reviews',
  'templates',
] as const;

/**
 * Changes with each row of the catalogue that is written or deleted: every write gives its row another `xmin`. The sum
 * also sees a transaction that began before another one and ends after it.
 * @param others what else the answer depends on
 */
export async function feedVersion(db: Db, others: readonly string[]): Promise<string> {
  const parts = tables.map(
    (table) =>
      sql`(SELECT count(*) || '-' || coalesce(sum(xmin::text::bigint), 0) FROM ${sql.identifier(table)})`,
  );
  const [row] = rowsOf<{ state: string }>(
    await db.execute(sql`SELECT concat_ws(' ', ${sql.join(parts, sql`, `)}) AS state`),
  );
  return createHash('sha1')
    .update(JSON.stringify([row?.state, ...others]))
    .digest('base64url');
}
