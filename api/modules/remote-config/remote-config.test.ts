import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createChanges } from '../../events/changes.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { type ConfigStore, createConfigStore } from './config-store.ts';
import { defaultConfig, toRemoteConfig } from './config-values.ts';
import { openFirebaseSource } from './firebase-source.ts';

describe('values of remote config', () => {
  const read = (values: Record<string, string>) => toRemoteConfig((key) => values[key]);

  it('take the defaults of the specification where they are missing or empty', () => {
    expect(read({ highlightLimit: '' })).toEqual(defaultConfig);
    expect(defaultConfig).toMatchObject({
      EXPRESS_DELIVERY_MAX_LIMIT: 20,
      PRODUCT_NEW_PRODUCTS_MAX_DAY: -1,
      PRODUCT_FREE_DELIVERY_LOWER_LIMIT: 0,
      highlightLimit: 6,
    });
  });

  it('are read as the type of their key', () => {
    const config = read({ maintenanceMode: 'true', highlightLimit: '4', highlightOrder: '["warranty"]' });
    expect(config).toMatchObject({ maintenanceMode: true, highlightLimit: 4, highlightOrder: ['warranty'] });
  });

  it.each([
    ['highlightLimit', 'many'],
    ['highlightOrder', '{}'],
    ['maintenanceMode', '1'],
    ['freeReturnDays', '1.5'],
    ['featureFlags', '{"chat":1}'],
    ['faq', '[{"question":"Hoe?"}]'],
    ['personalisationWidgets', '[{"widget":"home","strategy":"magic","limit":3}]'],
  ])('are refused when %s is %s', (key, value) => {
    expect(() => read({ [key]: value })).toThrow();
  });

  it('hold flags, texts per language and widgets', () => {
    const values = {
      featureFlags: { chat: true },
      faq: [{ question: { nl: 'Hoe lang duurt het?' }, answer: { nl: 'Twee weken.' } }],
      personalisationWidgets: [{ widget: 'home', strategy: 'forYou', limit: 6 }],
      checkoutCityOrders: ['34'],
    };
    const texts = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]);
    expect(read(Object.fromEntries(texts))).toEqual({ ...defaultConfig, ...values });
  });

  it('leave out patterns that are no regular expressions', () => {
    expect(read({ invalidZipCodePatterns: '["^99", "("]' }).invalidZipCodePatterns).toEqual(['^99']);
  });
});

describe('the template of the shop', () => {
  it('is evaluated per site by firebase-admin without any network', async () => {
    const source = await openFirebaseSource(undefined);
    await source.refresh();
    const limitOf = (site: 'nl' | 'tr' | 'cz') => source.evaluate(site).PRODUCT_FREE_DELIVERY_LOWER_LIMIT;
    expect(limitOf('nl')).toBe(500);
    expect(limitOf('tr')).toBe(25_000);
    expect(limitOf('cz')).toBe(12_500);
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
      evaluate: (site: string) => ({
        ...defaultConfig,
        PRODUCT_FREE_DELIVERY_LOWER_LIMIT: site === 'nl' ? limit : 1,
      }),
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

it('answers the values of the site', async () => {
  const api = await startTestApi({ config: { highlightLimit: 3 } });
  expect((await api.get('remote-config')).items).toEqual([{ ...defaultConfig, highlightLimit: 3 }]);
  await api.close();
});
