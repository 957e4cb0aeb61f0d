import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../api/contract/catalogue.ts';
import type { Language } from '../../api/contract/sites.ts';
import { siteCommerce } from '../../sites/commerce.ts';
import { consumerRules } from '../../sites/consumer-rules.ts';
import { type Edition, editionsOf, siteOf } from '../../sites/editions.ts';
import { siteIdentities } from '../../sites/identities.ts';
import { inLanguage } from '../../sites/in-language.ts';
import type { Identity } from '../../sites/site-types.ts';
import type { ReadPage } from './judge.ts';
import { writeTermsMail } from './mail-page.ts';
import type { PageName, Subject } from './subject.ts';

/** Answers a path of the shop, following where it leads. @throws where there is no answer of 200 */
export type Read = (path: string, language: Language) => Promise<string>;

const root = join(import.meta.dirname, '../..');

function textsOf(language: Language): (key: string) => string {
  const files = ['interface', 'late'].map((name): unknown =>
    JSON.parse(readFileSync(join(root, `messages/${language}/${name}.json`), 'utf8')),
  );
  return (key) => {
    for (const file of files) {
      const found = key
        .split('.')
        .reduce<unknown>(
          (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
          file,
        );
      if (typeof found === 'string') return found;
    }
    throw new Error(`There is no text ${key}.`);
  };
}

async function readItems<T>(read: Read, path: string, { language }: Edition): Promise<T[]> {
  const { items }: { items: T[] } = JSON.parse(await read(path, language));
  return items;
}

/** Addresses of products of the edition in the sitemaps, each so many. */
async function productPaths(read: Read, { code, language }: Edition, everySo: number): Promise<string[]> {
  const listed = async (path: string) =>
    [...(await read(path, language)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
  const maps = (await listed('/sitemap.xml')).filter((path) =>
    /^C\d+\.xml$/.test(path.split(`/${code}-`)[1] ?? ''),
  );
  const paths = (await Promise.all(maps.map(listed))).flat().filter((path) => /-p-V\d+$/.test(path));
  return paths.filter((_, index) => index % everySo === 0);
}

type Reading = {
  /** Products by vsin; else one of so many of the sitemaps. */
  vsins?: readonly string[];
  everySo?: number;
};

/** All that the rules judge of one edition. */
export async function readEdition(
  read: Read,
  edition: Edition,
  { vsins, everySo = 20 }: Reading,
): Promise<ReadPage[]> {
  const site = siteOf(edition.code);
  const { code, language } = edition;
  const api = `/api/${site.code}`;
  const policies = await readItems<{ policy: string; slug: string }>(read, `${api}/policies`, edition);
  const subject: Subject = {
    edition,
    contact: inLanguage<Identity>(siteIdentities, edition).contact,
    commerce: siteCommerce[site.code],
    isUnion: consumerRules[site.code].harmonisedNotices,
    text: textsOf(language),
    policies: Object.fromEntries(policies.map(({ policy, slug }) => [policy, slug.replace(/^\//, '')])),
    product: null,
  };
  const page = async (name: PageName, path: string, of = subject): Promise<ReadPage> => ({
    name,
    path,
    subject: of,
    html: await read(path, language),
  });
  const said = (name: PageName, path: string, html: string): ReadPage => ({ name, path, html, subject });
  const products =
    vsins?.map((vsin) => `/${code}/x-p-${vsin}`) ?? (await productPaths(read, edition, everySo));
  const pages: ReadPage[] = [];
  for (const path of products) {
    const vsin = path.split('-p-').at(-1) ?? '';
    const [product = null] = await readItems<Product>(read, `${api}/product/${vsin}`, edition);
    pages.push(await page('product', path, { ...subject, product }));
  }
  const { withdrawalAlias } = edition;
  return [
    await page('home', `/${code}`),
    ...pages,
    await page('checkout', `/${code}/checkout`),
    await page('accessibility', `/${code}/${subject.policies.accessibility}`),
    await page('delivery', `/${code}/${subject.policies.delivery}`),
    ...(withdrawalAlias ? [await page('withdrawal', `/${code}/${withdrawalAlias}`)] : []),
    // What no page can be asked for, as the shop of this checkout says it.
    said('order mail', 'mail order-paid of this checkout', writeTermsMail(site, language)),
    said('chat', 'panel of the chat of this checkout', `<p>${subject.text('chat.machine')}</p>`),
    said('order button', 'last step of this checkout', `<p>${subject.text('checkout.placeOrder')}</p>`),
  ];
}

/** Editions of the sites, those of a site together. */
export const editionsOfAll = (sites: readonly string[]): Edition[] =>
  sites.flatMap((site) => [...editionsOf(site)]);
