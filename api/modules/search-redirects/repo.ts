import { asc, eq } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { searchRedirects } from '../../db/schema/content.ts';

/** In the order of their terms. */
export async function listSearchRedirects(db: Queryable, site: SiteCode) {
  return db
    .select()
    .from(searchRedirects)
    .where(eq(searchRedirects.site, site))
    .orderBy(asc(searchRedirects.searchTerm));
}
