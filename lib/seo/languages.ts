import 'server-only';
import { resolveRoute } from '@/api/contract/calls/route';
import { isApiFailure, isRefused } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import { pathInLanguage } from '@/lib/routes/path-in-language';
import { homePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import type { Site } from '@/lib/sites/sites';
import { editionsOf } from '@/sites/editions';

async function findPath(edition: SiteCode, path: string): Promise<string | null> {
  const resolve = (url: string) => serverApi(edition).send(resolveRoute, { items: [{ url }] });
  try {
    return await pathInLanguage(edition, path, resolve);
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    if (!isRefused(error)) console.warn(`the address of ${path} in ${edition} is left out: ${error.code}`);
    return null;
  }
}

/**
 * A page's addresses by locale, its own among them, for `hreflang`. Empty where the site has one language or the page is
 * written in one, and then nothing is asked of the API.
 * @param address the page's canonical one: `/be/banken-c-C11?page=2`
 */
export async function languageAddresses(
  site: Site,
  address: string,
): Promise<Readonly<Record<string, string>>> {
  const all = editionsOf(site.siteCode);
  if (all.length < 2) return {};
  const [path = '', query] = address.slice(homePath(site.code).length).split('?');
  const found = await Promise.all(
    all.map(async ({ code, locale }) => {
      const other = code === site.code ? homePath(code) + path : await findPath(code, path || '/');
      return other === null ? [] : [[locale, query === undefined ? other : `${other}?${query}`] as const];
    }),
  );
  const addresses = found.flat();
  return addresses.length > 1 ? Object.fromEntries(addresses) : {};
}
