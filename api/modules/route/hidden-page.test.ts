import type { SitePage } from '../../contract/route.ts';
import type { SearchRedirect } from '../../contract/search-redirects.ts';
import { siteCodes } from '../../contract/sites.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { defaultConfig } from '../remote-config/config-values.ts';

const alias = 'linden-franchise';

let api: TestApi;
beforeAll(async () => {
  const featureFlags = { ...defaultConfig.featureFlags, franchise: false };
  api = await startTestApi({ config: { featureFlags } });
});
afterAll(() => api.close());

describe('a page that remote config hides', () => {
  it.each([`/${alias}`, '/linden-salespoint'])('has no address: %s', async (url) => {
    const { status, error } = await api.post('web/route', [{ url }]);
    expect([status, error?.code]).toEqual([404, 'route-not-found']);
  });

  it.each(siteCodes)('is neither listed nor searched for on %s', async (site) => {
    const { items: pages } = await api.get<SitePage>(`/api/${site}/web/pages`);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.map((page) => page.alias)).not.toContain(alias);
    const { items: redirects } = await api.get<SearchRedirect>(`/api/${site}/searchRedirects`);
    expect(redirects.length).toBeGreaterThan(0);
    expect(redirects.map(({ link }) => link.alias)).not.toContain(alias);
  });
});
