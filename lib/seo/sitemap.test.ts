/** @jest-environment node */
import { registeredApi } from '@/api/contract/registered';
import type { EmbeddedApi } from '@/lib/api/embedded';
import { sitemapFields, sitemapNames } from './sitemap';

const link = (vsin: string, alias: string) => ({ type: 'category', vsin, alias, title: alias });
const item = (vsin: string) => ({
  ...{ vsin, alias: `bank-${vsin}`, changedAt: '2026-11-01T08:00:00.000Z' },
  pictures: [{ path: `/media/${vsin}.webp`, alt: '' }],
});
const items = Array.from({ length: 150 }, (_, index) => item(`V${index + 1}`));

const answers: Record<string, (query: URLSearchParams) => object[]> = {
  categories: () => [{ ...link('C1', 'wonen'), children: [{ ...link('C11', 'banken'), children: [] }] }],
  'web/pages': () => [
    { type: 'template', vsin: null, alias: 'index', url: '/', title: 'Home' },
    { type: 'template', vsin: null, alias: 'aanbiedingen', url: '/aanbiedingen', title: 'Aanbiedingen' },
    { type: 'collection', vsin: 'CL7', alias: 'boucle', url: '/boucle-cl-CL7', title: 'Bouclé' },
    { type: 'tag', vsin: 'T9', alias: 'natuur', url: '/natuur-t-T9', title: 'Natuur' },
  ],
  'feed-items': (query) => {
    const from = items.findIndex(({ vsin }) => vsin === query.get('after')) + 1;
    return query.get('category') === 'C1' ? items.slice(from, from + 100) : [];
  },
  showrooms: () => [{ id: 'utrecht' }],
};

const api: EmbeddedApi = {
  fetch: async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const answer = answers[pathname.replace('/api/nl/', '')];
    return answer ? Response.json({ items: answer(searchParams) }) : Response.json({}, { status: 500 });
  },
  changes: { subscribe: () => () => undefined },
  stop: async () => undefined,
};

// Read once, when it is first asked for.
beforeAll(() => Object.assign(process.env, { SITES: 'nl' }));
beforeEach(() => void Reflect.set(globalThis, registeredApi, api));
afterEach(() => void Reflect.deleteProperty(globalThis, registeredApi));

const pathsOf = async (name: string) =>
  (await sitemapFields(name, 'https://shop.test'))?.map(({ loc }) => loc.replace('https://shop.test', ''));

it('has a file for the pages of a site and one for each department', async () => {
  expect(await sitemapNames()).toEqual(['nl-pages', 'nl-C1']);
});

it('names home, categories, the lists of the shop, campaigns, collections and tags, each once', async () => {
  expect(await pathsOf('nl-pages')).toEqual([
    '/nl',
    '/nl/wonen-c-C1',
    '/nl/banken-c-C11',
    '/nl/newest-products',
    '/nl/express-delivery',
    '/nl/showroom-products',
    '/nl/newsletter',
    '/nl/samples',
    '/nl/gift-cards',
    '/nl/aanbiedingen',
    '/nl/boucle-cl-CL7',
    '/nl/natuur-t-T9',
  ]);
});

it('names every variant of a department once, with its pictures and the day from which it is so', async () => {
  expect(await pathsOf('nl-C1')).toEqual(items.map(({ vsin, alias }) => `/nl/${alias}-p-${vsin}`));
  const [first] = (await sitemapFields('nl-C1', 'https://shop.test')) ?? [];
  expect(first).toEqual({
    loc: 'https://shop.test/nl/bank-V1-p-V1',
    lastmod: '2026-11-01T08:00:00.000Z',
    images: [{ loc: new URL('https://shop.test/media/V1.webp') }],
  });
});

it.each(['nl', 'xx-pages', 'be-pages', 'nl-V1', '../nl-pages'])('has no file %s', async (name) => {
  expect(await pathsOf(name)).toBeUndefined();
});
