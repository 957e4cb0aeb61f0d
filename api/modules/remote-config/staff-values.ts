import { eq, like, sql } from 'drizzle-orm';
import { isSiteCode, type SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { settings } from '../../db/schema/sales.ts';

const prefix = 'remote-config';
const rowOf = (site: SiteCode, key: string) => `${prefix}:${site}:${key}`;

/** What staff has set, as JSON text by key. */
export type StaffValues = ReadonlyMap<SiteCode, ReadonlyMap<string, string>>;

/** Of all sites, from the database, which all instances share. */
export async function readStaffValues(db: Queryable): Promise<StaffValues> {
  const rows = await db
    .select()
    .from(settings)
    .where(like(settings.key, `${prefix}:%`));
  const values = new Map<SiteCode, Map<string, string>>();
  for (const row of rows) {
    const [, site = '', key = ''] = row.key.split(':');
    if (!isSiteCode(site)) continue;
    const ofSite = values.get(site) ?? new Map<string, string>();
    values.set(site, ofSite.set(key, row.value));
  }
  return values;
}

/** All or none of them. */
export async function saveStaffValues(
  db: Queryable,
  site: SiteCode,
  changes: readonly { key: string; value: unknown }[],
): Promise<void> {
  // Of several values for one key the last one counts; a statement may name each row once.
  const rows = new Map(changes.map(({ key, value }) => [rowOf(site, key), JSON.stringify(value)]));
  await db
    .insert(settings)
    .values([...rows].map(([key, value]) => ({ key, value })))
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
}

export async function deleteStaffValue(db: Queryable, site: SiteCode, key: string): Promise<void> {
  await db.delete(settings).where(eq(settings.key, rowOf(site, key)));
}
