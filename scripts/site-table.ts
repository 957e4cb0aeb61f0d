/**
 * `npm run site-table` starts the built shop and prints what each site has: pages, policies, redirects of searches, offers,
 * showrooms, dead links in header and footer, and paragraphs of product pages in another language. With an address
 * (`npm run site-table -- https://www.shop.example`) it reads a shop that runs. `SITE_TABLE=1` reads all products, any other
 * number one of so many. It ends with 1 where a link is dead or a sentence foreign.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSites } from '../api/contract/sites.ts';
import { startShop } from '../attack/shop.ts';
import { readPage } from '../e2e/crawl/read-page.ts';
import { type Edition, editions, siteOf } from '../sites/editions.ts';
import { siteSeeds } from '../sites/seeds.ts';
import { languageIn } from './texts/foreign.ts';

const everySo = Number(process.env.SITE_TABLE) || 10;
type Ask = (address: string) => Promise<{ status: number; text: string }>;

const askAt =
  (origin: string): Ask =>
  async (address) => {
    const answer = await fetch(new URL(address, origin));
    return { status: answer.status, text: await answer.text() };
  };

const partsOf = (html: string) =>
  [...html.matchAll(/<(header|footer)[\s>].*?<\/\1>/gs)].map(([part]) => part).join('');

async function addressesIn(ask: Ask, file: string): Promise<string[]> {
  const { text } = await ask(file);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function statusesOf(ask: Ask, paths: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const one of paths) statuses.push((await ask(one)).status);
  return statuses;
}

/** Sentences of the pages that are of no language of the edition, and how many there are. */
async function readSentences(ask: Ask, paths: readonly string[], language: string) {
  let all = 0;
  let foreign = 0;
  for (const one of paths) {
    const sentences = readPage((await ask(one)).text).texts.filter((text) => /[.!?:]$/.test(text));
    all += sentences.length;
    foreign += sentences.filter((text) => ![null, language].includes(languageIn(text))).length;
  }
  return { all, foreign };
}

async function rowOf(ask: Ask, { code, language, currency }: Edition) {
  const site = siteOf(code).code;
  const home = (await ask(`/${code}`)).text;
  const links = [...new Set(readPage(partsOf(home)).links)].filter((link) => link.startsWith('/'));
  const policies: { items: { slug: string }[] } = JSON.parse((await ask(`/api/${site}/policies`)).text);
  const policyStatuses = await statusesOf(
    ask,
    policies.items.map(({ slug }) => `/${code}/${slug.replace(/^\//, '')}`),
  );
  const pages = (await addressesIn(ask, `/sitemaps/${code}-pages.xml`)).filter(
    (one) => !/-(?:c-C|cl-CL|t-T)\d+$/.test(one),
  );
  const maps = (await addressesIn(ask, '/sitemap.xml')).filter((file) => file.includes(`/${code}-C`));
  const goods: string[] = [];
  for (const file of maps) goods.push(...(await addressesIn(ask, file)));
  const products = goods.filter((one) => /-p-V\d+$/.test(one)).filter((_, index) => index % everySo === 0);
  const { offers, promotions, searchRedirects, showrooms } = siteSeeds[site];
  const sentences = await readSentences(ask, products, language);
  const dead = (await statusesOf(ask, links)).filter((status) => status >= 400).length;
  return {
    'open by default': openSites.includes(site) ? 'yes' : 'no',
    language: readPage(home).language,
    currency,
    'policies that answer': `${policyStatuses.filter((status) => status === 200).length}/${policyStatuses.length}`,
    'pages of content in the sitemap': (await statusesOf(ask, pages)).filter((status) => status === 200)
      .length,
    'links of header and footer': links.length,
    'dead ones': dead,
    'redirects of searches': searchRedirects.length,
    'placements of offers': new Set(offers.map(({ placement }) => placement)).size,
    promotions: promotions.length,
    showrooms: showrooms.length,
    'products read': products.length,
    'their sentences': sentences.all,
    'foreign sentences': sentences.foreign,
  };
}

async function tellTable(origin: string): Promise<boolean> {
  const ask = askAt(origin);
  const rows = new Map<string, Awaited<ReturnType<typeof rowOf>>>();
  for (const edition of editions) rows.set(edition.code, await rowOf(ask, edition));
  const columns = [...rows.values()];
  console.info(`| | ${[...rows.keys()].join(' | ')} |`);
  console.info(`|---|${'---|'.repeat(columns.length)}`);
  for (const name of Object.keys(columns[0] ?? {}))
    console.info(`| ${name} | ${columns.map((row) => Reflect.get(row, name)).join(' | ')} |`);
  return columns.every((row) => row['dead ones'] === 0 && row['foreign sentences'] === 0);
}

const [origin] = process.argv.slice(2);
if (origin) process.exitCode = (await tellTable(origin)) ? 0 : 1;
else {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linden-site-table-'));
  const variables = { RATE_LIMIT_READS: '0', RATE_LIMIT_PAGES: '0' };
  const shop = await startShop({ dataDir, variables });
  try {
    process.exitCode = (await tellTable(`http://127.0.0.1:${shop.port}`)) ? 0 : 1;
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
