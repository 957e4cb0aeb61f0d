import { languageIn } from '../../scripts/texts/foreign';
import { readPage, type SeenPage } from './read-page';
import { schemaFlaws } from './sitemap-schema';
import { dataFlaws, typeOf } from './structured-data';

/** Answers an address of the shop without following it elsewhere. */
export type Fetch = (
  path: string,
) => Promise<{ status: number; location: string | null; text: () => Promise<string> }>;

const atOnce = 3;
/** What search results show of a title. */
const mostTitle = 60;

/** Runs over all of them, a few at a time. */
async function forEach<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

export const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://shop.test');
  return pathname + search;
};

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));

export type Sitemaps = {
  /** Addresses by the sitemap that names them: `nl-pages`. */
  paths: ReadonlyMap<string, readonly string[]>;
  /** What the schemas of the protocol hold against them: `nl-pages.xml: what`. */
  flaws: readonly string[];
};

export async function readSitemaps(fetchPath: Fetch): Promise<Sitemaps> {
  const index = await (await fetchPath('/sitemap.xml')).text();
  const files = new Map<string, string>();
  await forEach(addressesIn(index), async (path) => {
    files.set(/([^/]+)\.xml$/.exec(path)?.[1] ?? path, await (await fetchPath(path)).text());
  });
  return {
    paths: new Map([...files].map(([name, xml]) => [name, addressesIn(xml)])),
    flaws: [
      ...(await schemaFlaws('index', new Map([['sitemap', index]]))),
      ...(await schemaFlaws('sitemap', files)),
    ],
  };
}

/** Names of goods and addresses are of no language. */
const isSentence = (text: string) => /[.!?:]$/.test(text) && !text.includes('@');

const isIn = (language: string, text: string) => {
  const found = languageIn(text);
  return found === null || found === language;
};

function flawsOf(path: string, page: SeenPage): string[] {
  const language = page.language.slice(0, 2);
  const foreign = page.texts.filter((text) => isSentence(text) && !isIn(language, text));
  return [
    ...(pathOf(page.canonical ?? '') === path ? [] : [`names ${page.canonical} as its address`]),
    ...(/noindex/.test(page.robots) ? ['must not be found, and stands in the sitemap'] : []),
    ...dataFlaws(path, page),
    ...(page.title.length > mostTitle ? [`has a title of ${page.title.length} characters`] : []),
    ...(page.shared.join() === 'image/jpeg' ? [] : ['has no JPEG for shared links']),
    ...(page.sharedAs.join() === (/-p-V\d+$/.test(path) ? 'product' : 'website')
      ? []
      : [`is shared as ${page.sharedAs.join(' and ')}`]),
    ...foreign.map((text) => `says in another language than ${language}: ${text}`),
  ];
}

export type Crawl = {
  pages: Map<string, SeenPage>;
  /** `address: what is wrong`. */
  flaws: string[];
};

/** Reads pages that are to be found. */
export async function readPages(fetchPath: Fetch, paths: readonly string[]): Promise<Crawl> {
  const crawl: Crawl = { pages: new Map(), flaws: [] };
  await forEach(paths, async (path) => {
    const answer = await fetchPath(path);
    const page = readPage(await answer.text());
    const flaws = answer.status === 200 ? flawsOf(path, page) : [`answers ${answer.status}`];
    crawl.flaws.push(...flaws.map((flaw) => `${path}: ${flaw}`));
    crawl.pages.set(path, page);
  });
  return crawl;
}

/** Pages that a page names as its sisters and that do not name the same ones. */
export function unequalSisters(pages: Crawl['pages']): string[] {
  const told = (page: SeenPage) => JSON.stringify(Object.entries(page.alternates).toSorted());
  return [...pages].flatMap(([path, page]) =>
    Object.entries(page.alternates).flatMap(([tag, address]) => {
      const sister = pages.get(pathOf(address));
      const isEqual = sister === undefined || told(sister) === told(page);
      return isEqual ? [] : [`${path}: its ${tag} ${address} does not name the same sisters`];
    }),
  );
}

/** Pages of a site that search results describe in the same words. */
export function equalDescriptions(pages: Crawl['pages']): string[] {
  const paths = new Map<string, string[]>();
  for (const [path, { description }] of pages) {
    const key = `${path.split('/')[1]} ${description}`;
    paths.set(key, [...(paths.get(key) ?? []), path]);
  }
  return [...paths.values()]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.join(' and ')} have one description`);
}

/** How many pages tell search engines of what. */
export function countTypes(pages: Crawl['pages']): Readonly<Record<string, number>> {
  const types = [...pages.values()].flatMap(({ data }) => [...new Set(data.map(typeOf))]);
  return Object.fromEntries(
    [...new Set(types)].toSorted().map((type) => [type, types.filter((one) => one === type).length]),
  );
}

type Target = { path: string; html: string };

/** Further pages of a list are found by its links. */
const isFurtherPage = (path: string) => new URLSearchParams(path.split('?')[1]).has('page');

/** Whether a page wants to be found under its own address, so that a sitemap must name it. */
function isToBeFound({ path, html }: Target): boolean {
  const { robots, canonical, language } = readPage(html);
  const isPage = language !== '' && !/noindex/.test(robots);
  return isPage && pathOf(canonical ?? '') === path && !isFurtherPage(path);
}

/** Links to another shop or language remember the choice and lead on, by what they are. */
const isChoice = (search: string) => /^\?(shop|language)=/.test(search);

/** Links that lead nowhere, elsewhere or to pages no sitemap names, each with a page that has it. `known` are in the sitemaps. */
export async function linkFlaws(
  fetchPath: Fetch,
  { pages }: Crawl,
  known: ReadonlySet<string>,
): Promise<string[]> {
  const targets = new Map<string, string>();
  for (const [path, { links }] of pages)
    for (const link of links) {
      const { origin, pathname, search } = new URL(link, `http://shop.test${path}`);
      if (origin !== 'http://shop.test' || isChoice(search)) continue;
      if (!known.has(pathname + search) && !pages.has(pathname + search))
        targets.set(pathname + search, path);
    }
  const flaws: string[] = [];
  await forEach([...targets], async ([path, from]) => {
    const { status, location, text } = await fetchPath(path);
    if (location !== null) flaws.push(`${from}: ${path} leads on to ${location}`);
    else if (status >= 400) flaws.push(`${from}: ${path} answers ${status}`);
    else if (isToBeFound({ path, html: await text() }))
      flaws.push(`${from}: ${path} is to be found and stands in no sitemap`);
  });
  return flaws;
}
