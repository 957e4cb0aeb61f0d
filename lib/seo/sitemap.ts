import type { ISitemapField } from 'next-sitemap';
import { readListing } from '@/api/contract/calls/listing';
import { listCategories } from '@/api/contract/calls/product';
import { listPages } from '@/api/contract/calls/route';
import type { CategoryNode } from '@/api/contract/catalogue';
import { serverApi } from '@/lib/api/server';
import {
  homePath,
  linkPath,
  listingPath,
  newsletterPath,
  productPath,
  samplesPath,
  sitePath,
} from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import { getSite, isServed, servedEditions, sisterEditions } from '@/lib/sites/sites';
import { findEdition } from '@/sites/editions';

/** One file per edition for its pages and one per root category for its products: `nl-pages`, `nl-C1`, `be-fr-C1`. */

const pageSize = 96;
/** The protocol's limit of addresses in one file. */
const most = 50_000;

/** Addresses by what lives there, which is the same on every site and in every language. */
type Paths = Map<string, string>;

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

async function pagePaths(site: SiteCode): Promise<Paths> {
  const [tree, pages] = await Promise.all([categories(site), serverApi(site).send(listPages)]);
  const paths: Paths = new Map([['index', homePath(site)], ...categoryPaths(site, tree)]);
  for (const type of ['newest', 'express'] as const) paths.set(type, listingPath(site, { type }));
  paths.set('newsletter', newsletterPath(site));
  paths.set('samples', samplesPath(site));
  for (const { vsin, alias, url } of pages) paths.set(vsin ?? alias, sitePath(site, url));
  return paths;
}

/** Every variant has its own address, so those of the swatches count too. */
async function productPaths(site: SiteCode, vsin: string): Promise<Paths> {
  const paths: Paths = new Map();
  let pageCount = 1;
  for (let page = 1; page <= pageCount && paths.size < most; page += 1) {
    const query = { type: 'category', vsin, size: pageSize, page } as const;
    const listing = await serverApi(site).send(readListing, { query });
    pageCount = listing.pageCount;
    for (const product of listing.products)
      for (const variant of [product, ...product.swatches])
        paths.set(variant.vsin, productPath(site, variant));
  }
  return new Map([...paths].slice(0, most));
}

/** The addresses of one file, each with those on the other sites and in the other languages; null when there is no such file. */
export async function sitemapFields(name: string, origin: string): Promise<ISitemapField[] | null> {
  const [, code = '', part = ''] = /^(.+)-(pages|C\d+)$/.exec(name) ?? [];
  const edition = findEdition(code);
  if (!edition || !isServed(code)) return null;
  const load = (site: SiteCode) => (part === 'pages' ? pagePaths(site) : productPaths(site, part));
  const all = sisterEditions(getSite(edition.code));
  const loaded = await Promise.all(
    all.map(async ({ code: other, locale }) => ({ other, locale, paths: await load(other) })),
  );
  const own = loaded.find(({ other }) => other === code)?.paths ?? new Map();
  const absolute = (path: string) => new URL(path, origin).href;
  return [...own].map(([key, path]) => {
    const refs = loaded.flatMap(({ locale, paths }) => {
      const href = paths.get(key);
      return href ? [{ href: absolute(href), hreflang: locale, hrefIsAbsolute: true }] : [];
    });
    const [first] = refs;
    return first && refs.length > 1
      ? { loc: absolute(path), alternateRefs: [...refs, { ...first, hreflang: 'x-default' }] }
      : { loc: absolute(path) };
  });
}
