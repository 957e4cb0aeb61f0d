import { and, eq } from 'drizzle-orm';
import type { Route, SitePage } from '../../contract/route.ts';
import type { Template } from '../../contract/template.ts';
import { templates } from '../../db/schema/content.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function ask<T>(
  path: string,
  language: string,
  body?: object,
): Promise<{ status: number; items: T[] }> {
  const response = await api.request(`/api/be/${path}`, {
    headers: { 'accept-language': language, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify({ items: [body] }) }),
  });
  const answer: { items?: T[] } = JSON.parse(await response.text());
  return { status: response.status, items: answer.items ?? [] };
}

const urlOf = async (url: string, language: string) =>
  (await ask<Route>('web/route', language, { url })).items.map((route) => route.url);

describe('a site with two languages', () => {
  it.each([
    [
      '/x-p-V100101',
      '/oslo-3-zitsbank-zandkleurig-linnen-p-V100101',
      '/canape-3-places-oslo-lin-sable-p-V100101',
    ],
    ['/x-c-C11', '/banken-c-C11', '/canapes-c-C11'],
    ['/', '/', '/'],
  ])('calls %s by its name in each', async (path, dutch, french) => {
    expect(await urlOf(path, 'nl-BE')).toEqual([dutch]);
    expect(await urlOf(path, 'fr-BE')).toEqual([french]);
    expect(await urlOf(dutch, 'fr-BE')).toEqual([french]);
    expect(await urlOf(french, 'nl-BE')).toEqual([dutch]);
  });

  it('has no page in a language in which it has not been written', async () => {
    const { site, language } = templates;
    await api.db.delete(templates).where(and(eq(site, 'be'), eq(language, 'fr')));
    expect((await ask('web/route', 'fr-BE', { url: '/' })).status).toBe(404);
    expect((await ask<Template>('template/index', 'fr-BE')).status).toBe(404);
    const pages = (await ask<SitePage>('web/pages', 'fr-BE')).items;
    expect(pages.filter(({ type }) => type === 'template')).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
    expect(await urlOf('/', 'nl-BE')).toEqual(['/']);
    expect((await ask<Template>('template/index', 'nl-BE')).status).toBe(200);
  });
});
