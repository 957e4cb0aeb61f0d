import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { basketShares, type SharedLine } from '../../db/schema/sharing.ts';

/** Stores shared lines, or keeps those of the same content longer; returns their key. */
export async function saveShare(
  db: Db,
  share: { site: SiteCode; contentHash: string; lines: SharedLine[]; expiresAt: Date },
): Promise<string> {
  const [row] = await db
    .insert(basketShares)
    .values({ ...share, key: randomBytes(16).toString('base64url') })
    .onConflictDoUpdate({
      target: [basketShares.site, basketShares.contentHash],
      set: { expiresAt: sql`excluded.expires_at` },
    })
    .returning({ key: basketShares.key });
  if (!row) throw new Error('The shared basket was not stored.');
  return row.key;
}

/** Null when there is no such share on the site, or no longer. */
export async function findShare(
  db: Db,
  site: SiteCode,
  key: string,
  now: Date,
): Promise<SharedLine[] | null> {
  const [row] = await db
    .select({ lines: basketShares.lines })
    .from(basketShares)
    .where(and(eq(basketShares.key, key), eq(basketShares.site, site), gt(basketShares.expiresAt, now)));
  return row?.lines ?? null;
}
