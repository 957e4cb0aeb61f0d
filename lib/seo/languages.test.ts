/** @jest-environment node */
import { registeredApi } from '@/api/contract/registered';
import { siteCodes } from '@/api/contract/sites';
import type { EmbeddedApi } from '@/lib/api/embedded';
import { getSite } from '@/lib/sites/sites';
import { languageAddresses } from './languages';
import { pageMetadata } from './metadata';

const asked: string[] = [];
let status = 200;

/** French is the only language anybody asks about here. */
const french = new Map([
  ['/banken-c-C11', '/canapes-c-C11'],
  ['/about-us', '/about-us'],
]);

const api: EmbeddedApi = {
  fetch: async (request) => {
    const body: { items: [{ url: string }] } = await request.json();
    const [{ url }] = body.items;
    asked.push(`${new URL(request.url).pathname} ${request.headers.get('accept-language')} ${url}`);
    const found = french.get(url);
    if (status !== 200) return Response.json({}, { status });
    return found
      ? Response.json({ items: [{ type: 'category', vsin: null, alias: 'x', url: found }] })
      : Response.json({ code: 'route-not-found', message: '', requestId: 'x' }, { status: 404 });
  },
  changes: { subscribe: () => () => undefined },
  stop: async () => undefined,
};

// Read once, when it is first asked for.
beforeAll(() => Object.assign(process.env, { SITES: 'be' }));
beforeEach(() => {
  Reflect.set(globalThis, registeredApi, api);
  asked.length = 0;
  status = 200;
});
afterEach(() => void Reflect.deleteProperty(globalThis, registeredApi));

const be = getSite('be');

it('are those of the same page, asked of the API in the other language', async () => {
  expect(await languageAddresses(be, '/be/banken-c-C11?page=2')).toEqual({
    'nl-BE': '/be/banken-c-C11?page=2',
    'fr-BE': '/be-fr/canapes-c-C11?page=2',
    'x-default': '/be/banken-c-C11?page=2',
  });
  expect(asked).toEqual(['/api/be/web/route fr-BE /banken-c-C11']);
});

it.each([
  ['/be', '/be-fr'],
  ['/be/newest-products', '/be-fr/newest-products'],
])('of %s need no asking', async (own, other) => {
  expect(await languageAddresses(be, own)).toEqual({ 'nl-BE': own, 'fr-BE': other, 'x-default': own });
  expect(asked).toEqual([]);
});

it('are none where the page has not been written in the other language, or nobody can tell', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await languageAddresses(be, '/be/help')).toEqual({});
  expect(warn).not.toHaveBeenCalled();
  status = 500;
  expect(await languageAddresses(be, '/be/about-us')).toEqual({});
  expect(warn).toHaveBeenCalledTimes(1);
});

it.each(siteCodes.filter((code) => getSite(code).languages.length === 1).map((code) => [code]))(
  'are none for a site of one language: %s',
  async (code) => {
    expect(await languageAddresses(getSite(code), `/${code}/banken-c-C11`)).toEqual({});
    expect(asked).toEqual([]);
  },
);

it('stand beside the canonical address of pages that are found, and of no others', async () => {
  const page = { site: be, path: '/be/about-us', title: 'Over ons', description: 'Wie wij zijn.' };
  expect((await pageMetadata(page)).alternates).toEqual({
    canonical: '/be/about-us',
    languages: { 'nl-BE': '/be/about-us', 'fr-BE': '/be-fr/about-us', 'x-default': '/be/about-us' },
  });
  expect((await pageMetadata({ ...page, noindex: true })).alternates).toEqual({ canonical: '/be/about-us' });
});
