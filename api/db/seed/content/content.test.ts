import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteRules } from '../../../../sites/rules.ts';
import { cleanHtml } from '../../../contract/clean-html.ts';
import { fixedListings, samplesAddress } from '../../../contract/page-paths.ts';
import { isParcel } from '../../../contract/parcel.ts';
import { siteCodes } from '../../../contract/sites.ts';
import { snippetCodes } from '../../../contract/snippets.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { readContentFiles, seedFolder } from '../../content/content-folder.ts';
import { printContentFile } from '../../content/print-content-file.ts';
import { offerRows, readSeedPages } from './seed-content.ts';

const root = path.join(import.meta.dirname, '../../../..');
/** Pages that are no templates. */
const fixedPaths: readonly string[] = [...Object.values(fixedListings), samplesAddress];

/** Every text in the page with its key. */
function textsOf(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
  return [];
}

function linksOf(texts: { key: string; text: string }[]): string[] {
  return texts.flatMap(({ key, text }) => {
    if (key === 'link') return [text];
    if (key !== 'body') return [];
    return [...text.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? '');
  });
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pages = readSeedPages();
const nameOf = ({ site, language, alias, device }: (typeof pages)[number]) =>
  `${site} ${language} ${alias} ${device}`;

describe.each(pages.map((page) => ({ name: nameOf(page), page })))('page $name', ({ page }) => {
  const texts = textsOf(page.slots);

  it('links only to pages of its site', async () => {
    const links = [...new Set(linksOf(texts))].filter((link) => !fixedPaths.includes(link));
    for (const link of links) {
      const [url = '', anchor] = link.split('#');
      // A place within a page is a slot of the very page.
      if (anchor !== undefined) {
        expect(url).toBe(`/${page.alias}`);
        expect(page.slots.map(({ id }) => `slot-${id}`)).toContain(anchor);
      }
      const init = { headers: { 'accept-language': page.language, 'content-type': 'application/json' } };
      const response = await api.request(`/api/${page.site}/web/route`, {
        ...init,
        method: 'POST',
        body: JSON.stringify({ items: [{ url }] }),
      });
      expect([link, await response.json()]).toEqual([link, { items: [expect.objectContaining({ url })] }]);
    }
  });

  it('puts no words on rooms, where they would cover the furniture', () => {
    const withWordsOn = page.slots.filter(({ snippetCode }) => snippetCode === 'grid-on-image');
    const paths = textsOf(withWordsOn).filter(({ key }) => key === 'path');
    expect(paths.filter(({ text }) => text.includes('/room-'))).toEqual([]);
  });

  it('shows only pictures that are there, each with a description', () => {
    for (const { text } of texts.filter(({ key }) => key === 'path'))
      expect([text, existsSync(path.join(root, 'public', text))]).toEqual([text, true]);
    expect(texts.filter(({ key, text }) => key === 'alt' && text.length < 4)).toEqual([]);
  });

  it('loses nothing to the sanitiser', () => {
    for (const { text } of texts.filter(({ key }) => key === 'body')) expect(cleanHtml(text)).toBe(text);
  });

  it('has a title and a description for search engines', async () => {
    const headers = { 'accept-language': page.language };
    const path = page.device === 'mobile' ? `${page.alias}/mobile` : page.alias;
    const answer = await api.request(`/api/${page.site}/template/${path}`, { headers });
    const [{ seoInfo }] = (await answer.json()).items;
    const [title, description] = [seoInfo.title[page.language], seoInfo.description[page.language]];
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(title + description).not.toContain('{{');
  });
});

/** Those that have more than a home. */
const writtenSites = siteCodes.filter((site) => pages.some((page) => page.site === site && page.policy));

it.each(writtenSites)('gives phones a document of their own of every page of %s', (site) => {
  const own = pages.filter((page) => page.site === site);
  const aliases = [...new Set(own.map(({ alias }) => alias))];
  const slotsOf = (alias: string, device: string) =>
    own.find((page) => page.alias === alias && page.device === device)?.slots;
  const withoutOwn = aliases.filter(
    (alias) =>
      JSON.stringify(slotsOf(alias, 'mobile') ?? slotsOf(alias, 'desktop')) ===
      JSON.stringify(slotsOf(alias, 'desktop')),
  );
  expect(withoutOwn).toEqual([]);
});

it('gives every site a home in each of its languages', async () => {
  for (const site of siteCodes) expect((await api.get(`/api/${site}/template/index`)).status).toBe(200);
});

/** Codes the specification gives no component (§2): they would show nothing. */
const withoutComponent = ['spotlight-search-bar', 'collection-list', 'subscription'];
const drawn = snippetCodes.filter((code) => !withoutComponent.includes(code));

it.each(writtenSites)('shows every snippet on a page of %s, on desktops and on phones', (site) => {
  const own = pages.filter((page) => page.site === site);
  const isOnPhones = ({ alias, device }: (typeof own)[number]) =>
    device === 'mobile' || !own.some((one) => one.alias === alias && one.device === 'mobile');
  for (const [device, shown] of [
    ['desktop', own.filter((page) => page.device === 'desktop')],
    ['phone', own.filter(isOnPhones)],
  ] as const) {
    const used = new Set(shown.flatMap(({ slots }) => slots.map(({ snippetCode }) => snippetCode)));
    // Businesses have nothing to withdraw from.
    const isNeeded = (code: string) => code !== 'withdrawal-form' || siteRules[site].withdrawalAlias !== null;
    expect([device, drawn.filter((code) => isNeeded(code) && !used.has(code))]).toEqual([device, []]);
  }
});

it('shows rows of products as a grid and as a slider', () => {
  const rows = pages
    .flatMap(({ slots }) => slots)
    .filter(({ snippetCode }) => snippetCode === 'hero-products');
  expect(new Set(rows.map(({ context }) => context.layout))).toEqual(new Set(['grid', 'slider']));
});

it('uses only snippets that are drawn', () => {
  const used = new Set(pages.flatMap((page) => page.slots.map(({ snippetCode }) => snippetCode)));
  expect([...used].filter((code) => withoutComponent.includes(code))).toEqual([]);
});

it('has its pages in files as an export writes them', () => {
  for (const file of globSync('*/content/templates/*.json', { cwd: seedFolder })) {
    const { documents, problems } = readContentFiles([path.join(seedFolder, file)]);
    expect([file, problems]).toEqual([file, []]);
    expect(printContentFile(documents)).toBe(readFileSync(path.join(seedFolder, file), 'utf8'));
  }
});

describe('what the pages promise', () => {
  it('names the limits of a parcel that the basket uses', () => {
    const parcel = { widthCm: 120, depthCm: 40, heightCm: 40, weightKg: 23 };
    expect(isParcel(parcel)).toBe(true);
    expect(isParcel({ ...parcel, weightKg: 24 })).toBe(false);
    expect(isParcel({ ...parcel, widthCm: 121 })).toBe(false);
  });

  it('announces free delivery on every site', () => {
    const sites = offerRows.filter((row) => row.placement === 'headerTop').map((row) => row.site);
    expect(siteCodes.filter((site) => !sites.includes(site))).toEqual([]);
  });
});
