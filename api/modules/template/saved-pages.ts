import { asc, desc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { templateVersions } from '../../db/schema/template-versions.ts';

/** What an account has saved and is kept, the latest first. */
export function listPagesSavedBy(db: Queryable, savedBy: string, limit: number) {
  const { site, alias, device, language, savedAt } = templateVersions;
  return db
    .select({ site, alias, device, language, savedAt })
    .from(templateVersions)
    .where(eq(templateVersions.savedBy, savedBy))
    .orderBy(desc(savedAt), asc(templateVersions.id))
    .limit(limit);
}

/** The pages stay; who saved them is forgotten. */
export async function forgetWhoSaved(tx: Tx, savedBy: string): Promise<void> {
  await tx.update(templateVersions).set({ savedBy: null }).where(eq(templateVersions.savedBy, savedBy));
}
