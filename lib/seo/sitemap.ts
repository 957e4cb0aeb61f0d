import type { ISitemapField } from 'next-sitemap';
import { readListing } from '@/api/contract/calls/listing';
import { listCategories } from '@/api/contract/calls/product';
import { listPages } from '@/api/contract/calls/route';
import type { CategoryNode } from '@/api/contract/catalogue';
import { isSiteCode, type SiteCode } from '@/api/contract/sites';
import { serverApi } from '@/lib/api/server';
import { homePath, linkPath, listingPath, newsletterPath, productPath, sitePath } from '@/lib/routes/paths';
import { isServed, servedSites } from '@/lib/sites/sites';

/** One file per site for its pages and one per root category for its products: `nl-pages`, `nl-C1`. */

const pageSize = 96;
/** The protocol's limit of addresses in one file. */
const most = 50_000;

function categories(site: SiteCode): Promise<CategoryNode[]> {
  return serverApi(site).send(listCategories);
}

export async function sitemapNames(): Promise<string[]> {
  const lists = await Promise.all(
    servedSites().map(async ({ code }) => [
      `${code}-pages`,
      ...(await categories(code)).map(({ vsin }) => `${code}-${vsin}`),
    ]),
  );
  return lists.flat();
}

function categoryPaths(site: SiteCode, nodes: readonly CategoryNode[]): string[] {
  return nodes.flatMap((node) => [linkPath(site, node), ...categoryPaths(site, node.children)]);
}

async function pagePaths(site: SiteCode): Promise<string[]> {
  const [tree, pages] = await Promise.all([categories(site), serverApi(site).send(listPages)]);
  return [
    homePath(site),
    ...categoryPaths(site, tree),
    ...(['newest', 'express'] as const).map((type) => listingPath(site, { type })),
    newsletterPath(site),
    ...pages.map(({ url }) => sitePath(site, url)),
  ];
}

/** Every variant has its own address, so those of the swatches count too. */
async function productPaths(site: SiteCode, vsin: string): Promise<string[]> {
  const paths = new Set<string>();
  let pageCount = 1;
  for (let page = 1; page <= pageCount && paths.size < most; page += 1) {
    const query = { type: 'category', vsin, size: pageSize, page } as const;
    const listing = await serverApi(site).send(readListing, { query });
    pageCount = listing.pageCount;
    for (const product of listing.products)
      for (const variant of [product, ...product.swatches]) paths.add(productPath(site, variant));
  }
  return [...paths].slice(0, most);
}

/** The addresses of one file; null when there is no such file. */
export async function sitemapFields(name: string, origin: string): Promise<ISitemapField[] | null> {
  const [, code = '', part = ''] = /^(\w+)-(pages|C\d+)$/.exec(name) ?? [];
  if (!isSiteCode(code) || !isServed(code)) return null;
  const paths = part === 'pages' ? await pagePaths(code) : await productPaths(code, part);
  return [...new Set(paths)].map((path) => ({ loc: new URL(path, origin).href }));
}
