import type { Route, SitePage } from '../../contract/route.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const resolve = (url: string, site = 'nl') => api.post<Route>(`/api/${site}/web/route`, [{ url }]);

describe('POST web/route', () => {
  it.each([
    ['product', '/wat-dan-ook-p-V100101', 'V100101'],
    ['category', '/oude-naam-c-C11', 'C11'],
    ['collection', '/x-cl-CL1', 'CL1'],
    ['tag', '/x-t-T1', 'T1'],
  ])('finds a %s whatever its alias and leads to the right one', async (type, url, vsin) => {
    const { items } = await resolve(url);
    expect(items).toEqual([expect.objectContaining({ type, vsin })]);
    const canonical = items[0]?.url ?? '';
    expect(canonical).not.toBe(url);
    expect(canonical).toBe(
      `${url.startsWith('/') ? '/' : ''}${items[0]?.alias}${/-(p|c|cl|t)-\w+$/.exec(url)?.[0]}`,
    );
    expect((await resolve(canonical)).items).toEqual(items);
  });

  it('forgives case, a slash at the end, a query and encoding', async () => {
    const [right] = (await resolve('/banken-c-C11')).items;
    expect(right?.url).toBe('/banken-c-C11');
    for (const url of ['/BANKEN-C-c11', '/banken-c-C11/', '/banken-c-C11?page=2', '/b%61nken-c-C11'])
      expect((await resolve(url)).items).toEqual([right]);
  });

  it.each([
    ['/', 'index', '/'],
    ['/About-Us', 'about-us', '/about-us'],
    ['/linden-salespoint', 'linden-franchise', '/linden-franchise'],
    ['/retourbeleid', 'retourbeleid', '/retourbeleid'],
    ['/policy/retourbeleid', 'retourbeleid', '/retourbeleid'],
    ['/policy/terms', 'algemene-voorwaarden', '/algemene-voorwaarden'],
    ['/cookiebeleid', 'index', '/'],
  ])('leads %s to the template %s', async (url, alias, canonical) => {
    expect((await resolve(url)).items).toEqual([{ type: 'template', vsin: null, alias, url: canonical }]);
  });

  it.each([
    '/weg-p-V999999999',
    '/weg-c-C99999',
    '/bank-p-C11',
    '/weg-p-V9999999999',
    '/bestaat-niet',
    '/a/b',
    '/%E0%A4%A',
    "/x'; DROP TABLE variants;--",
  ])('does not find %s', async (url) => {
    const { status, error } = await resolve(url);
    expect([status, error?.code]).toEqual([404, 'route-not-found']);
  });

  it('knows only the pages of the site asked', async () => {
    expect((await resolve('/herfst-in-huis', 'de')).status).toBe(404);
  });

  it.each([[[{}]], [[{ url: 'x'.repeat(501) }]], [[{ url: '/', more: 1 }]]])('refuses %j', async (items) => {
    const { status, error } = await api.post('web/route', items);
    expect([status, error?.code]).toEqual([400, 'invalid-input']);
  });
});

describe('GET web/pages', () => {
  const list = async (site = 'nl') => (await api.get<SitePage>(`/api/${site}/web/pages`)).items;

  it('lists content pages, collections and tags, each with its one right address', async () => {
    const pages = await list();
    expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
    const types = (wanted: string) => pages.filter(({ type }) => type === wanted);
    expect(types('template').map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/', '/aanbiedingen', '/herfst-in-huis', '/retourbeleid']),
    );
    expect(types('collection')).toHaveLength(8);
    for (const page of pages)
      expect((await resolve(page.url)).items).toEqual([expect.objectContaining({ url: page.url })]);
  });

  it('keeps what is a rule for promotions to itself', async () => {
    expect((await list()).map(({ alias }) => alias)).not.toContain('geen-reclameproduct');
  });

  it('lists each page of a shop with two languages once', async () => {
    const aliases = (await list('be')).filter(({ type }) => type === 'template').map(({ alias }) => alias);
    expect(aliases).toEqual(expect.arrayContaining(['index', 'terms', 'showrooms']));
    expect(aliases.filter((alias, index) => aliases.indexOf(alias) !== index)).toEqual([]);
  });
});
