import type { Template, TemplateVersion } from '../../contract/template.ts';
import type { ContentDocument } from '../../db/content/content-document.ts';
import { parseContentFile } from '../../db/content/content-file.ts';
import { readContentFiles, seedFolder } from '../../db/content/content-folder.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { exportPages, importPages } from './page-files.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const of = { site: 'nl', alias: 'uit-een-bestand', language: 'nl' } as const;
function documentsOf(text: string, mobile?: string): ContentDocument[] {
  const slot = (words: string) => ({ id: 'a', snippetCode: 'announcement-banner', context: { text: words } });
  const file = {
    title: 'Proef',
    description: 'Een proef',
    desktop: { slots: [slot(text)] },
    ...(mobile ? { mobile: { slots: [slot(mobile)] } } : {}),
  };
  return parseContentFile(JSON.stringify(file), of).documents;
}
const put = (documents: ContentDocument[]) =>
  api.services.db.transaction((tx) => importPages(tx, documents, api.clock.now));
async function shown(device: '' | '/mobile' = ''): Promise<unknown> {
  const { items } = await api.get<Template>(`template/${of.alias}${device}`);
  return items[0]?.slots[0]?.context;
}

test('pages of files are shown, told as changed, and left alone where nothing has changed', async () => {
  expect(await put(documentsOf('Eerst', 'Klein'))).toEqual(['template:nl:uit-een-bestand']);
  expect([await shown(), await shown('/mobile')]).toEqual([{ text: 'Eerst' }, { text: 'Klein' }]);
  expect(await put(documentsOf('Eerst', 'Klein'))).toEqual([]);
  // Without a document of its own a phone gets that of the desktop.
  expect(await put(documentsOf('Daarna'))).toEqual(['template:nl:uit-een-bestand']);
  expect([await shown(), await shown('/mobile')]).toEqual([{ text: 'Daarna' }, { text: 'Daarna' }]);
});

test('what a file replaces can be taken back', async () => {
  api.clock.now = new Date(api.clock.now.getTime() + 1_000);
  await put(documentsOf('Oud'));
  api.clock.now = new Date(api.clock.now.getTime() + 1_000);
  await put(documentsOf('Nieuw'));
  const admin = await staffToken(api);
  const part = { device: 'desktop', language: 'nl' };
  await api.post<TemplateVersion>(`templates/${of.alias}/undo`, [part], admin);
  expect(await shown()).toEqual({ text: 'Oud' });
});

test('a policy of another name, a new one and one that goes are told to every page of the site', async () => {
  const page = 'template:nl:uit-een-bestand';
  const policy = (title: string | null): ContentDocument[] =>
    documentsOf('Wat wij beloven', 'Kort').map((document) => ({
      ...document,
      policy: title === null ? null : 'promise',
      seoInfo: { ...document.seoInfo, title: { nl: title ?? 'Proef' } },
    }));
  expect(await put(policy(null))).toEqual([page]);
  expect(await put(policy('Belofte'))).toEqual([page, 'config:nl']);
  expect(await put(policy('Onze belofte'))).toEqual([page, 'config:nl']);
  // Those of phones are not in the list.
  const [desktop, mobile] = policy('Onze belofte');
  if (!desktop || !mobile) throw new Error('two documents');
  expect(await put([desktop, { ...mobile, seoInfo: { ...mobile.seoInfo, title: { nl: 'Kort' } } }])).toEqual([
    page,
  ]);
  expect(await put(policy('Onze belofte').filter(({ device }) => device === 'mobile'))).toEqual([
    page,
    'config:nl',
  ]);
});

test('nothing is half imported', async () => {
  const before = await exportPages(api.services.db);
  const broken = [...documentsOf('Half'), { ...documentsOf('Half')[0], alias: null }];
  await expect(put(JSON.parse(JSON.stringify(broken)))).rejects.toThrow();
  expect(await exportPages(api.services.db)).toEqual(before);
});

test('an export has what the files of the seed say, which a new import leaves as it is', async () => {
  const { documents } = readContentFiles([seedFolder]);
  const stored = (await exportPages(api.services.db)).filter(({ alias }) => alias !== of.alias);
  const sorted = (list: ContentDocument[]) =>
    list.map((one) => JSON.stringify([one.site, one.alias, one.language, one.device])).sort();
  expect(sorted(stored)).toEqual(sorted(documents));
  expect(await put(documents)).toEqual([]);
});
