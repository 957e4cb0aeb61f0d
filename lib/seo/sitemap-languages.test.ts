/** @jest-environment node */
import { registeredApi } from '@/api/contract/registered';
import type { EmbeddedApi } from '@/lib/api/embedded';
import { sitemapFields, sitemapNames } from './sitemap';

const link = (vsin: string, alias: string) => ({ type: 'category', vsin, alias, title: alias });

/** The French shop has no sofas yet. */
const categories = {
  'nl-BE': [{ ...link('C1', 'wonen'), children: [{ ...link('C11', 'banken'), children: [] }] }],
  'fr-BE': [{ ...link('C1', 'salon'), children: [] }],
};

const api: EmbeddedApi = {
  fetch: async (request) => {
    const language = request.headers.get('accept-language') === 'fr-BE' ? 'fr-BE' : 'nl-BE';
    const { pathname } = new URL(request.url);
    return Response.json({ items: pathname === '/api/be/categories' ? categories[language] : [] });
  },
  changes: { subscribe: () => () => undefined },
  stop: async () => undefined,
};

// Read once, when it is first asked for.
beforeAll(() => Object.assign(process.env, { SITES: 'be' }));
beforeEach(() => void Reflect.set(globalThis, registeredApi, api));
afterEach(() => void Reflect.deleteProperty(globalThis, registeredApi));

it('has files for both languages of a site', async () => {
  expect(await sitemapNames()).toEqual(['be-pages', 'be-C1', 'be-fr-pages', 'be-fr-C1']);
});

it('names each address with that in the other language', async () => {
  const fields = await sitemapFields('be-fr-pages', 'https://shop.test');
  expect(fields?.find(({ loc }) => loc.endsWith('/be-fr/salon-c-C1'))).toEqual({
    loc: 'https://shop.test/be-fr/salon-c-C1',
    alternateRefs: [
      { href: 'https://shop.test/be/wonen-c-C1', hreflang: 'nl-BE', hrefIsAbsolute: true },
      { href: 'https://shop.test/be-fr/salon-c-C1', hreflang: 'fr-BE', hrefIsAbsolute: true },
      { href: 'https://shop.test/be/wonen-c-C1', hreflang: 'x-default', hrefIsAbsolute: true },
    ],
  });
});

it('names what is there in one language alone', async () => {
  const fields = await sitemapFields('be-pages', 'https://shop.test');
  expect(fields?.find(({ loc }) => loc.includes('banken'))).toEqual({
    loc: 'https://shop.test/be/banken-c-C11',
  });
});
