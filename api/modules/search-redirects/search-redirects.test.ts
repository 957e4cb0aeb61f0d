import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

type Redirect = { searchTerm: string; link: { alias: string; params: Record<string, string>; type: string } };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('GET searchRedirects', () => {
  it('sends service words to the page that answers them', async () => {
    const { items } = await api.get<Redirect>('searchRedirects');
    expect(items.find((item) => item.searchTerm === 'retour')?.link).toEqual({
      alias: 'retourbeleid',
      params: {},
      queryString: '',
      type: 'template',
    });
  });

  it('leads nowhere that does not exist', async () => {
    const { items } = await api.get<Redirect>('searchRedirects');
    const pages = new Set(items.filter(({ link }) => link.type === 'template').map(({ link }) => link.alias));
    expect(pages.size).toBeGreaterThan(5);
    for (const alias of pages) expect((await api.get(`template/${alias}`)).status).toBe(200);
  });

  it('holds lower-case terms, as they are compared', async () => {
    const { items } = await api.get<Redirect>('searchRedirects');
    expect(items.filter((item) => item.searchTerm !== item.searchTerm.trim().toLowerCase())).toEqual([]);
  });

  it('keeps sites apart', async () => {
    const { items } = await api.get<Redirect>('/api/uk/searchRedirects');
    const terms = items.map(({ searchTerm }) => searchTerm);
    expect(terms).toContain('returns');
    expect(terms).not.toContain('retour');
  });
});
