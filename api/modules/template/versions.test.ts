import { randomUUID } from 'node:crypto';
import type { Template, TemplateEntry, TemplateVersion } from '../../contract/template.ts';
import { customers } from '../../db/schema/customers.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const part = { device: 'desktop', language: 'nl' };
const draft = (text: string) => ({
  ...part,
  seoInfo: { title: { nl: text }, description: { nl: text } },
  slots: [{ id: 'a', snippetCode: 'announcement-banner', context: { text } }],
});
type Text = { text: string };

let api: TestApi;
let admin = '';
const adminId = randomUUID();
let changed: string[] = [];
beforeAll(async () => {
  api = await startTestApi();
  const names = { firstName: 'Ada', lastName: 'Linden', email: 'ada@linden.example' };
  admin = await api.services.tokens.sign({ sub: adminId, site: 'nl', type: 'Admin', ...names });
  api.services.changes.subscribe((tags) => changed.push(...tags));
});
afterAll(() => api.close());
beforeEach(() => {
  changed = [];
  api.clock.now = new Date(api.clock.now.getTime() + 1_000);
});

const newAlias = () => `proef-${randomUUID().slice(0, 8)}`;
const save = (alias: string, text: string) =>
  api.put<TemplateVersion>(`templates/${alias}`, [draft(text)], admin);
const publish = (alias: string) => api.post<TemplateVersion>(`templates/${alias}/publish`, [part], admin);
const undo = (alias: string) => api.post<TemplateVersion>(`templates/${alias}/undo`, [part], admin);
const versions = async (alias: string) =>
  (await api.get<TemplateVersion>(`templates/${alias}`, admin)).items.map(({ status }) => status);

async function shown(alias: string): Promise<string | number> {
  const { status, items } = await api.get<Template>(`template/${alias}`);
  const context = items[0]?.slots[0]?.context;
  return status === 200 && context && 'text' in context ? String(context.text) : status;
}

async function saveAndPublish(alias: string, text: string) {
  await save(alias, text);
  api.clock.now = new Date(api.clock.now.getTime() + 1_000);
  return publish(alias);
}

test('a draft is seen in the preview and nowhere else', async () => {
  const alias = newAlias();
  const [saved] = (await save(alias, 'Straks')).items;
  expect(saved).toMatchObject({ alias, status: 'draft', ...part });
  const preview = await api.get<{ slots: { context: Text }[] }>(
    `templatepreview/${alias}/${saved?.id}`,
    admin,
  );
  expect(preview.items[0]?.slots[0]?.context.text).toBe('Straks');
  expect(preview.headers.get('cache-control')).toBe('no-store');
  expect(await shown(alias)).toBe(404);
  expect(changed).toEqual([]);
});

test('publishing shows the draft to everybody and says which page changed', async () => {
  const alias = newAlias();
  await saveAndPublish(alias, 'Nu');
  expect(await shown(alias)).toBe('Nu');
  expect(changed).toEqual([`template:nl:${alias}`]);
  expect((await publish(alias)).error?.code).toBe('template-not-found');
});

test('saving again replaces the draft', async () => {
  const alias = newAlias();
  const first = (await save(alias, 'Een')).items[0]?.id;
  expect((await save(alias, 'Twee')).items[0]?.id).toBe(first);
  expect(await versions(alias)).toEqual(['draft']);
  await publish(alias);
  expect(await shown(alias)).toBe('Twee');
});

test('undo goes back step by step, to the page as it was before the first publishing', async () => {
  const before = await api.get<Template>('template/about-us');
  await saveAndPublish('about-us', 'Nieuw');
  await saveAndPublish('about-us', 'Nieuwer');
  expect(await shown('about-us')).toBe('Nieuwer');
  await undo('about-us');
  expect(await shown('about-us')).toBe('Nieuw');
  await undo('about-us');
  expect((await api.get<Template>('template/about-us')).items).toEqual(before.items);
  expect((await undo('about-us')).error?.code).toBe('state-conflict');
});

test('the last ten published versions are kept', async () => {
  const alias = newAlias();
  for (let round = 0; round < 12; round += 1) await saveAndPublish(alias, `Ronde ${round}`);
  expect(await versions(alias)).toHaveLength(10);
  expect(await shown(alias)).toBe('Ronde 11');
});

test('a policy stays one when its page is published', async () => {
  const policies = (await api.get('policies')).items;
  await saveAndPublish('retourbeleid', 'Terugsturen');
  expect((await api.get<{ slug: string }>('policies')).items.map(({ slug }) => slug)).toEqual(
    policies.map(({ slug }) => slug),
  );
});

test('every page of the site is made again when it names a policy otherwise, and only then', async () => {
  const page = 'template:nl:garantie';
  await saveAndPublish('garantie', 'Waarborg');
  expect(changed).toEqual([page, 'config:nl']);
  await saveAndPublish('garantie', 'Waarborg');
  expect(changed).toEqual([page, 'config:nl', page]);
  await undo('garantie');
  await undo('garantie');
  expect(changed.slice(3)).toEqual([page, page, 'config:nl']);
});

test('several at once publish each draft once', async () => {
  const alias = newAlias();
  await save(alias, 'Samen');
  const statuses = (await Promise.all([publish(alias), publish(alias), publish(alias)])).map(
    (one) => one.status,
  );
  expect(statuses.toSorted()).toEqual([200, 404, 404]);
  expect(await versions(alias)).toEqual(['published']);
});

test.each([
  [{ slots: [{ id: 'a', snippetCode: 'carousel', context: {} }] }],
  [{ slots: [{ id: 'a', snippetCode: 'faq', context: { title: 'Vragen', questions: [] } }] }],
  [{ slots: [draft('x').slots[0], draft('y').slots[0]] }],
  [draft('Nu met duurzaam hout, CO2-neutraal bezorgd')],
  [{ language: 'tr' }],
  [{ device: 'watch' }],
  [{ seoInfo: { title: 'x' } }],
])('a draft with %j is refused', async (change) => {
  const { status, error } = await api.put(`templates/${newAlias()}`, [{ ...draft('x'), ...change }], admin);
  expect([status, error?.code]).toEqual([400, 'invalid-input']);
});

test('a draft cannot bring a script into a page', async () => {
  const alias = newAlias();
  const slots = [
    { id: 'a', snippetCode: 'full-width-text', context: { body: '<p>Goed</p><script>x</script>' } },
  ];
  await api.put(`templates/${alias}`, [{ ...draft('x'), slots }], admin);
  await publish(alias);
  const { items } = await api.get<Template>(`template/${alias}`);
  expect(items[0]?.slots[0]?.context).toEqual({ body: '<p>Goed</p>' });
});

test('only administrators of the site edit and preview', async () => {
  const alias = newAlias();
  const [saved] = (await save(alias, 'Geheim')).items;
  const guest = await api.guestToken();
  const be = await api.services.tokens.sign({
    sub: randomUUID(),
    site: 'be',
    type: 'Admin',
    firstName: '',
    lastName: '',
    email: '',
  });
  const preview = `templatepreview/${alias}/${saved?.id}`;
  const calls = (token?: string) => [
    api.get(preview, token),
    api.get(`templates/${alias}`, token),
    api.put(`templates/${alias}`, [draft('x')], token),
    api.post(`templates/${alias}/publish`, [part], token),
    api.post(`templates/${alias}/undo`, [part], token),
  ];
  const statuses = async (token?: string) => (await Promise.all(calls(token))).map(({ status }) => status);
  expect(new Set(await statuses())).toEqual(new Set([401]));
  expect(new Set(await statuses(guest))).toEqual(new Set([403]));
  expect(new Set(await statuses(be))).toEqual(new Set([401]));
  expect((await api.get(`/api/be/${preview}`, be)).status).toBe(404);
});

test.each(['nergens/x', `nergens/${randomUUID()}`, 'about-us/__proto__'])(
  'there is no preview of %s',
  async (path) => {
    expect((await api.get(`templatepreview/${path}`, admin)).error?.code).toBe('template-not-found');
  },
);

test('says who saved a version, and nobody where the account is gone', async () => {
  const alias = newAlias();
  const [saved] = (await save(alias, 'Van Ada')).items;
  expect(saved?.savedBy).toBe('Ada Linden');
  const listed = () => api.get<TemplateVersion>(`templates/${alias}`, admin);
  expect((await listed()).items.map(({ savedBy }) => savedBy)).toEqual([null]);
  await api.services.db.insert(customers).values({
    ...{ id: adminId, site: null, type: 'Admin', email: `${adminId}@linden.example`, passwordHash: 'x' },
    ...{ firstName: 'Ada', lastName: 'Linden', createdAt: api.clock.now },
  });
  expect((await listed()).items.map(({ savedBy }) => savedBy)).toEqual(['Ada Linden']);
});

test('lists the pages of the site for staff, drafts of new ones among them', async () => {
  const alias = newAlias();
  await save(alias, 'Nieuw');
  const { items } = await api.get<TemplateEntry>('templates', admin);
  expect(items.find((one) => one.alias === alias)).toEqual({ alias, title: 'Nieuw', hasDraft: true });
  expect(items.find((one) => one.alias === 'index')).toMatchObject({ hasDraft: false });
  expect((await api.get('templates', await api.guestToken())).status).toBe(403);
});
