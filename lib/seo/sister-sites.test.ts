/** @jest-environment node */
import { registeredApi } from '@/api/contract/registered';
import type { EmbeddedApi } from '@/lib/api/embedded';
import { getSite } from '@/lib/sites/sites';
import { languageAddresses } from './languages';
import { sitemapFields } from './sitemap';

const asked: string[] = [];

/** What the sites call their sofas; the British shop's terms are called as the Dutch policy is. */
const routes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nl: { 'banken-c-C11': 'banken-c-C11', terms: 'voorwaarden', showrooms: 'showrooms' },
  de: { 'banken-c-C11': 'sofas-c-C11', showrooms: 'showrooms' },
  uk: { 'banken-c-C11': 'sofas-c-C11', terms: 'terms' },
};

const api: EmbeddedApi = {
  fetch: async (request) => {
    const { pathname } = new URL(request.url);
    const [, , site = '', call] = pathname.split('/');
    if (call === 'categories')
      return Response.json({
        items: [{ type: 'category', vsin: 'C1', alias: `c-${site}`, title: 'x', children: [] }],
      });
    if (!pathname.endsWith('/web/route')) return Response.json({ items: [] });
    const body: { items: [{ url: string }] } = await request.json();
    asked.push(site);
    const found = routes[site]?.[body.items[0].url.slice(1)];
    const type = found?.includes('-c-') ? 'category' : 'template';
    return found
      ? Response.json({ items: [{ type, vsin: null, alias: 'x', url: `/${found}` }] })
      : Response.json({ code: 'route-not-found', message: '', requestId: 'x' }, { status: 404 });
  },
  changes: { subscribe: () => () => undefined },
  stop: async () => undefined,
};

// Read once, when it is first asked for.
beforeAll(() => Object.assign(process.env, { SITES: 'nl,de,uk,b2bTr' }));
beforeEach(() => {
  Reflect.set(globalThis, registeredApi, api);
  asked.length = 0;
});
afterEach(() => void Reflect.deleteProperty(globalThis, registeredApi));

it('a page names the same page of every other site for consumers, the first for everybody else', async () => {
  expect(await languageAddresses(getSite('de'), '/de/banken-c-C11')).toEqual({
    'nl-NL': '/nl/banken-c-C11',
    'de-DE': '/de/banken-c-C11',
    'en-GB': '/uk/sofas-c-C11',
    'x-default': '/nl/banken-c-C11',
  });
});

it('a shop for businesses stands alone, and nothing is asked for it', async () => {
  expect(await languageAddresses(getSite('b2bTr'), '/b2bTr/banken-c-C11')).toEqual({});
  expect(asked).toEqual([]);
});

it('pages of text are the same where they are called the same, so each names what names it', async () => {
  expect(await languageAddresses(getSite('nl'), '/nl/showrooms')).toEqual({
    'nl-NL': '/nl/showrooms',
    'de-DE': '/de/showrooms',
    'x-default': '/nl/showrooms',
  });
  expect(await languageAddresses(getSite('uk'), '/uk/terms')).toEqual({});
});

it('a further page of a list is not looked for on sites where the list may be shorter', async () => {
  expect(await languageAddresses(getSite('nl'), '/nl/banken-c-C11?page=2')).toEqual({});
});

it('a sitemap says the same', async () => {
  const fields = await sitemapFields('de-pages', 'https://shop.test');
  const refs = fields?.find(({ loc }) => loc.endsWith('-c-C1'))?.alternateRefs;
  expect(refs?.map(({ hreflang, href }) => [hreflang, href.replace('https://shop.test', '')])).toEqual([
    ['nl-NL', '/nl/c-nl-c-C1'],
    ['de-DE', '/de/c-de-c-C1'],
    ['en-GB', '/uk/c-uk-c-C1'],
    ['x-default', '/nl/c-nl-c-C1'],
  ]);
});
