import type { ISitemapField } from 'next-sitemap';
import { listCategories } from '@/api/contract/calls/product';
import { listPages } from '@/api/contract/calls/route';
import { listShowrooms } from '@/api/contract/calls/showrooms';
import type { CategoryNode } from '@/api/contract/catalogue';
import { serverApi } from '@/lib/api/server';
import {
  giftCardsPath,
  homePath,
  linkPath,
  listingPath,
  newsletterPath,
  productPath,
  samplesPath,
  sitePath,
} from '@/lib/routes/paths';
import { hasGiftCards } from '@/lib/sites/has-gift-cards';
import type { SiteCode } from '@/lib/sites/models';
import { getSite, isServed, servedEditions, sisterEditions } from '@/lib/sites/sites';
import { findEdition } from '@/sites/editions';
import { feedItems } from './feed-items';

/** One file per edition for its pages and one per root category for its products: `nl-pages`, `nl-C1`, `be-fr-C1`. */

/** The protocol's limit of addresses in one file. */
const most = 50_000;

/** `lastmod` and pictures (their addresses) where they are known. */
type Entry = { path: string; lastmod?: string; pictures?: readonly string[] };
/** Entries by what lives there, which is the same on every site and in every language. */
type Entries = Map<string, Entry>;

function categories(site: SiteCode): Promise<CategoryNode[]> {
  return serverApi(site).send(listCategories);
}

export async function sitemapNames(): Promise<string[]> {
  const lists = await Promise.all(
    servedEditions().map(async ({ code }) => [
      `${code}-pages`,
      ...(await categories(code)).map(({ vsin }) => `${code}-${vsin}`),
    ]),
  );
  return lists.flat();
}

function categoryPaths(site: SiteCode, nodes: readonly CategoryNode[]): [string, string][] {
  return nodes.flatMap((node) => [[node.vsin, linkPath(site, node)], ...categoryPaths(site, node.children)]);
}

async function pageEntries(site: SiteCode): Promise<Entries> {
  const api = serverApi(site);
  const [tree, pages, showrooms] = await Promise.all([
    categories(site),
    api.send(listPages),
    api.send(listShowrooms),
  ]);
  const paths = new Map([['index', homePath(site)], ...categoryPaths(site, tree)]);
  for (const type of ['newest', 'express'] as const) paths.set(type, listingPath(site, { type }));
  if (showrooms.length > 0) paths.set('showroom', listingPath(site, { type: 'showroom' }));
  paths.set('newsletter', newsletterPath(site));
  paths.set('samples', samplesPath(site));
  if (hasGiftCards(getSite(site))) paths.set('gift-cards', giftCardsPath(site));
  for (const { vsin, alias, url } of pages) paths.set(vsin ?? alias, sitePath(site, url));
  return new Map([...paths].map(([key, path]) => [key, { path }]));
}

/** Every variant has its own address. */
async function productEntries(site: SiteCode, category: string): Promise<Entries> {
  const entries: Entries = new Map();
  for await (const item of feedItems(site, category)) {
    entries.set(item.vsin, {
      path: productPath(site, item),
      lastmod: item.changedAt,
      pictures: item.pictures.map(({ path }) => path),
    });
    if (entries.size === most) break;
  }
  return entries;
}

/** The addresses of one file, each with those on the other sites and in the other languages; null when there is no such file. */
export async function sitemapFields(name: string, origin: string): Promise<ISitemapField[] | null> {
  const [, code = '', part = ''] = /^(.+)-(pages|C\d+)$/.exec(name) ?? [];
  const edition = findEdition(code);
  if (!edition || !isServed(code)) return null;
  const load = (site: SiteCode) => (part === 'pages' ? pageEntries(site) : productEntries(site, part));
  const all = sisterEditions(getSite(edition.code));
  const loaded = await Promise.all(
    all.map(async ({ code: other, locale }) => ({ other, locale, entries: await load(other) })),
  );
  const own = loaded.find(({ other }) => other === code)?.entries ?? new Map<string, Entry>();
  const absolute = (path: string) => new URL(path, origin).href;
  return [...own].map(([key, { path, lastmod, pictures = [] }]) => {
    const refs = loaded.flatMap(({ locale, entries }) => {
      const sister = entries.get(key);
      return sister ? [{ href: absolute(sister.path), hreflang: locale, hrefIsAbsolute: true }] : [];
    });
    const [first] = refs;
    return {
      loc: absolute(path),
      ...(lastmod ? { lastmod } : {}),
      ...(pictures.length > 0
        ? { images: pictures.map((picture) => ({ loc: new URL(picture, origin) })) }
        : {}),
      ...(first && refs.length > 1 ? { alternateRefs: [...refs, { ...first, hreflang: 'x-default' }] } : {}),
    };
  });
}
