import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getRemoteConfig } from 'firebase-admin/remote-config';
import { pino } from 'pino';
import { siteCodes } from '../../contract/sites.ts';
import { createChanges } from '../../events/changes.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { until } from '../../testing/until.ts';
import { type ConfigStore, createConfigStore } from './config-store.ts';
import { defaultConfig } from './config-values.ts';
import { openConfigSource } from './open-config-source.ts';
import { readTemplateFile, textsOf } from './template-file.ts';

describe('the template of the shop', () => {
  it('says of each site what Firebase would say, without its package', async () => {
    const app = initializeApp({ projectId: 'linden-test' }, 'template');
    const firebase = getRemoteConfig(app).initServerTemplate({ template: readTemplateFile() });
    const source = await openConfigSource(undefined);
    await source.refresh();
    const keys = Object.keys(JSON.parse(readTemplateFile()).parameters);
    expect(keys.length).toBeGreaterThan(5);
    for (const site of siteCodes) {
      const texts = source.evaluate(site);
      const values = firebase.evaluate({ site });
      for (const key of keys) expect([site, key, texts(key)]).toEqual([site, key, values.getString(key)]);
    }
    expect(source.evaluate('cz')('PRODUCT_FREE_DELIVERY_LOWER_LIMIT')).toBe('12500');
  });

  it('is refused as a whole where one of its parameters is none', () => {
    const broken = JSON.stringify({ parameters: { a: { defaultValue: { value: '1' } }, b: { value: 2 } } });
    expect(() => textsOf(broken, 'nl')).toThrow('defaultValue');
  });
});

describe('the store', () => {
  const log = pino({ level: 'silent' }, { write: () => undefined });
  let dataDir = '';
  let store: ConfigStore | undefined;
  let heard: string[] = [];
  const changes = createChanges(() => undefined);
  changes.subscribe((tags) => heard.push(...tags));

  beforeEach(async () => {
    heard = [];
    dataDir = await mkdtemp(path.join(tmpdir(), 'linden-config-'));
  });
  afterEach(async () => {
    store?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('takes new values, says for which sites, and keeps the last good ones when fetching fails', async () => {
    let limit = 700;
    const openSource = async () => ({
      refresh: async () => {
        if (limit < 0) throw new Error('no network');
      },
      evaluate: (site: string) => {
        const text = String(site === 'nl' ? limit : 1);
        return (key: string) => (key === 'PRODUCT_FREE_DELIVERY_LOWER_LIMIT' ? text : undefined);
      },
      everyMs: 120_000,
    });
    store = createConfigStore({ changes, log, dataDir, maintenance: false, openSource });
    await store.refresh();
    heard = [];
    limit = 800;
    await store.refresh();
    expect(heard).toEqual(['config:nl']);
    limit = -1;
    await store.refresh();
    expect(store.config('nl').PRODUCT_FREE_DELIVERY_LOWER_LIMIT).toBe(800);
  });

  it('reads again what staff has set when another instance tells of a change, and tells what follows', async () => {
    let days = '14';
    const readStaffValues = async () => new Map([['nl' as const, new Map([['freeReturnDays', days]])]]);
    store = createConfigStore({ changes, log, dataDir, maintenance: false, readStaffValues });
    await store.reload();
    heard = [];
    days = '30';
    changes.publish(['config:nl:calls']);
    await until(() => heard.includes('config:nl'));
    expect(store.config('nl').freeReturnDays).toBe(30);
    expect(store.config('be').freeReturnDays).toBe(14);
  });

  it('tells a wrong value in the log once, takes the next source, and keeps all others', async () => {
    const lines: string[] = [];
    const loud = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
    const values = new Map([
      ['highlightLimit', '"many"'],
      ['freeReturnDays', '30'],
    ]);
    const readStaffValues = async () => new Map([['nl' as const, values]]);
    store = createConfigStore({ changes, log: loud, dataDir, maintenance: false, readStaffValues });
    await store.reload();
    await store.reload();
    expect(store.config('nl')).toMatchObject({ highlightLimit: 6, freeReturnDays: 30 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('highlightLimit');
  });

  it('closes the shop while the file stands there', async () => {
    store = createConfigStore({ changes, log, dataDir, maintenance: false });
    const closed = new Promise<void>((resolve) => changes.subscribe(() => resolve()));
    expect(store.config('nl').maintenanceMode).toBe(false);
    await writeFile(path.join(dataDir, 'maintenance'), '');
    await closed;
    expect(store.config('nl').maintenanceMode).toBe(true);
    expect(heard).toContain('config:nl');
    const opened = new Promise<void>((resolve) => changes.subscribe(() => resolve()));
    await rm(path.join(dataDir, 'maintenance'));
    await opened;
    expect(store.config('nl').maintenanceMode).toBe(false);
  });

  it('closes the shop from the start when it is told to', () => {
    store = createConfigStore({ changes, log, dataDir, maintenance: true });
    expect(store.config('be').maintenanceMode).toBe(true);
  });
});

it('answers the values of the site that pages show, and no others', async () => {
  const api = await startTestApi({ config: { highlightLimit: 3 } });
  const [config = {}] = (await api.get('remote-config')).items;
  expect(config).toMatchObject({ highlightLimit: 3, featureFlags: defaultConfig.featureFlags });
  const hidden = Object.keys(defaultConfig).filter((key) => !(key in config));
  expect(hidden.sort()).toEqual([
    'checkoutCityOrders',
    'personalisationSegments',
    'personalisationWidgets',
    'policiesList',
    'wireStockShare',
  ]);
  await api.close();
});
