import 'server-only';
import { resolveRoute } from '@/api/contract/calls/route';
import { isApiFailure, isRefused } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import { pathInLanguage } from '@/lib/routes/path-in-language';
import { homePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import { type Site, sisterEditions } from '@/lib/sites/sites';
import { editionsOf, siteOf } from '@/sites/editions';

/** Null where there is no such page. Content pages of two sites are the same where they are called the same. */
async function findPath(site: Site, edition: SiteCode, path: string): Promise<string | null> {
  const isOwnSite = siteOf(edition).code === site.siteCode;
  const resolve = async (url: string) => {
    const route = await serverApi(edition).send(resolveRoute, { items: [{ url }] });
    return isOwnSite || route.type !== 'template' || route.url === url ? route : null;
  };
  try {
    return await pathInLanguage(edition, path, resolve);
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    if (!isRefused(error)) console.warn(`the address of ${path} in ${edition} is left out: ${error.code}`);
    return null;
  }
}

/**
 * A page's addresses by locale, its own among them, for `hreflang`; `x-default` is the first of them. Empty where there is no
 * other site or language. Further pages of a list are named in the languages of their site only: elsewhere it is as long
 * as what is sold there.
 * @param address the page's canonical one: `/be/banken-c-C11?page=2`
 */
export async function languageAddresses(
  site: Site,
  address: string,
): Promise<Readonly<Record<string, string>>> {
  const [path = '', query] = address.slice(homePath(site.code).length).split('?');
  const all = query === undefined ? sisterEditions(site) : editionsOf(site.siteCode);
  if (all.length < 2) return {};
  const found = await Promise.all(
    all.map(async ({ code, locale }) => {
      const other = code === site.code ? homePath(code) + path : await findPath(site, code, path || '/');
      return other === null ? [] : [[locale, query === undefined ? other : `${other}?${query}`] as const];
    }),
  );
  const addresses = found.flat();
  const [first] = addresses;
  return first && addresses.length > 1 ? { ...Object.fromEntries(addresses), 'x-default': first[1] } : {};
}
