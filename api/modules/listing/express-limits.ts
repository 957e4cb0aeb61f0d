import { type SQL, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { settings } from '../../db/schema/sales.ts';
import { defaultBadgeConfig } from '../product/badges.ts';

/** Under which limits the facet rows are written: working days by site, as JSON. */
const settingKey = 'express-limits';

/** EXPRESS_DELIVERY_MAX_LIMIT of a site as the facet rows know it; the default of §9 until it is set. */
export function expressLimitOf(site: SQL): SQL {
  const kept = sql`(SELECT (value::jsonb ->> ${site})::int FROM settings WHERE key = ${settingKey})`;
  return sql`coalesce(${kept}, ${defaultBadgeConfig.EXPRESS_DELIVERY_MAX_LIMIT}::int)`;
}

export async function readExpressLimit(db: Queryable, site: SiteCode): Promise<number> {
  const rows = rowsOf<{ days: number }>(
    await db.execute(sql`SELECT ${expressLimitOf(sql`${site}::text`)} AS days`),
  );
  return rows[0]?.days ?? defaultBadgeConfig.EXPRESS_DELIVERY_MAX_LIMIT;
}

/** Holds for facet rows that are written from now on. */
export async function keepExpressLimits(db: Queryable, limits: ReadonlyMap<SiteCode, number>): Promise<void> {
  const value = JSON.stringify(Object.fromEntries(limits));
  await db
    .insert(settings)
    .values({ key: settingKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
