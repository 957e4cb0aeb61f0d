import { globSync } from 'node:fs';
import { reservedAliases } from '../../contract/reserved-aliases.ts';
import type { Template, TemplateDraft, TemplateEntry, TemplateVersion } from '../../contract/template.ts';
import { only } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const part = { device: 'desktop', language: 'nl' } as const;
const query = 'device=desktop&language=nl';
const draft: TemplateDraft = {
  ...part,
  seoInfo: { title: { nl: 'Proef' }, description: { nl: 'Proef' } },
  slots: [{ id: 'a', snippetCode: 'announcement-banner', context: { text: 'Proef' } }],
};

let api: TestApi;
let staff: string;
let pages: readonly string[] = [];
let changed: string[] = [];
beforeAll(async () => {
  api = await startTestApi();
  staff = await staffToken(api);
  pages = (await api.get<TemplateEntry>('templates', staff)).items.map(({ alias }) => alias);
  api.services.changes.subscribe((tags) => changed.push(...tags));
});
afterAll(() => api.close());

const contentOf = (alias: string, which = query) =>
  api.get<TemplateDraft>(`templates/${alias}/content?${which}`, staff);
const save = (alias: string, content: TemplateDraft) =>
  api.put<TemplateVersion>(`templates/${alias}`, [content], staff);
const publish = (alias: string) => api.post(`templates/${alias}/publish`, [part], staff);
const withdraw = (alias: string) =>
  api.request(`templates/${alias}?${query}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${staff}` },
  });
const shown = (alias: string) => api.get<Template>(`template/${alias}`);

test('every page can be put back as it was got, and looks the same then', async () => {
  expect(pages.length).toBeGreaterThan(15);
  for (const alias of pages) {
    const before = only(await shown(alias));
    const content = only(await contentOf(alias));
    expect([alias, (await save(alias, content)).status]).toEqual([alias, 200]);
    await publish(alias);
    expect(only(await contentOf(alias))).toEqual(content);
    expect(only(await shown(alias))).toEqual(before);
  }
});

test('a version is got by its id, the draft by none, what is live where there is no draft', async () => {
  const [alias] = ['proef-versies'];
  const versionId = (answer: { items: readonly TemplateVersion[] }) => answer.items[0]?.id;
  const first = versionId(await save(alias, draft));
  await publish(alias);
  const second = { ...draft, slots: [] };
  await save(alias, second);
  expect(only(await contentOf(alias))).toEqual(second);
  expect(only(await contentOf(alias, `${query}&version=${first}`))).toEqual(draft);
  await publish(alias);
  expect(only(await contentOf(alias))).toEqual(second);
  expect((await contentOf(alias, 'device=mobile&language=nl')).error?.code).toBe('template-not-found');
  expect((await contentOf(alias, 'device=desktop')).status).toBe(400);
});

test('a page that was published can be taken away, stays as a draft and comes back', async () => {
  const alias = 'proef-weg';
  await save(alias, draft);
  await publish(alias);
  changed = [];
  expect((await withdraw(alias)).status).toBe(200);
  expect([(await shown(alias)).status, changed]).toEqual([404, [`template:nl:${alias}`]]);
  expect((await withdraw(alias)).status).toBe(404);
  expect(only(await contentOf(alias))).toEqual(draft);
  await publish(alias);
  expect((await shown(alias)).status).toBe(200);
});

test.each(['index', 'algemene-voorwaarden', 'retourbeleid', 'overeenkomst-herroepen', 'showrooms'])(
  'the shop leads to %s, which stays',
  async (alias) => {
    const response = await withdraw(alias);
    expect([response.status, (await response.json()).code]).toEqual([409, 'page-linked']);
    expect((await shown(alias)).status).toBe(200);
  },
);

describe('addresses of something else', () => {
  test.each([...reservedAliases, 'bank-p-V100101', 'banken-c-C11'])('%s is no page', async (alias) => {
    for (const answer of [await save(alias, draft), await publish(alias)])
      expect([answer.status, answer.error?.code]).toEqual([409, 'alias-reserved']);
  });

  test('are all that the storefront has', () => {
    const own = globSync('app/**/{page.tsx,route.ts}')
      .filter((file) => file.startsWith('app/[site]/'))
      .map((file) => file.split('/').filter((segment) => !segment.startsWith('(')))
      .map(([, , segment]) => segment ?? '');
    expect(own.length).toBeGreaterThan(15);
    expect([...new Set(own)].filter((segment) => !reservedAliases.has(segment))).toEqual([]);
    expect(pages.filter((alias) => reservedAliases.has(alias))).toEqual([]);
  });
});
