import { readFixedListing } from '@/api/contract/page-paths';
import type { Route } from '@/api/contract/route';
import type { SiteCode } from '@/lib/sites/models';
import { isOwnPage } from './own-pages';
import { sitePath } from './paths';

/**
 * The address of a page in another language of its site; null when it has not been written in that language.
 * @param path within the site and without query: `/banken-c-C11`
 * @param resolve what the path is in the other language; asked only of pages that may be called otherwise there
 */
export async function pathInLanguage(
  edition: SiteCode,
  path: string,
  resolve: (path: string) => Promise<Pick<Route, 'url'> | null>,
): Promise<string | null> {
  const isNamed = /^\/[^/]+$/.test(path) && !readFixedListing(path) && !isOwnPage(path);
  if (!isNamed) return sitePath(edition, path);
  const route = await resolve(path);
  return route && sitePath(edition, route.url);
}
