import { featureFlags } from '../../contract/feature-flags.ts';
import type { SiteCode } from '../../contract/sites.ts';
import { configKeys, defaultConfig, toRemoteConfig } from './config-values.ts';
import { readTemplateFile, textsOf } from './template-file.ts';

const read = (values: Record<string, string>) => toRemoteConfig('nl', (key) => values[key]);
const from = (values: Record<string, string>) => read(values).config;

describe('values of the remote config', () => {
  test('that are set nowhere, or empty, take their default', () => {
    expect(from({})).toEqual(defaultConfig);
    expect(from({ maintenanceMode: '', highlightLimit: '' })).toEqual(defaultConfig);
  });

  test('are text, and read as what their key asks for', () => {
    const config = from({
      maintenanceMode: 'true',
      highlightLimit: '3',
      featureFlags: '{"chat":false,"app":true}',
    });
    expect(config).toMatchObject({
      maintenanceMode: true,
      highlightLimit: 3,
      featureFlags: { ...featureFlags, chat: false },
    });
    expect(config.featureFlags).not.toHaveProperty('app');
  });

  test.each([
    ['a word for a number', 'highlightLimit', 'many'],
    ['a number for a switch', 'maintenanceMode', '1'],
    ['broken JSON', 'faq', '[{'],
    ['an object for a list', 'highlightOrder', '{}'],
    ['a fraction of days', 'freeReturnDays', '20.5'],
    ['fewer days than the law gives', 'freeReturnDays', '7'],
    ['a number for a flag', 'featureFlags', '{"chat":1}'],
    ['a text without a language', 'faq', '[{"question":"Hoe?"}]'],
    ['a strategy nobody has', 'personalisationWidgets', '[{"widget":"home","strategy":"magic","limit":3}]'],
    ['a link that runs something', 'socialLinks', '[{"name":"x","url":"javascript:alert(1)"}]'],
    ['a popup without a key', 'welcomePopup', '{"title":{"nl":"Dag"}}'],
  ])('take their default and are told when they are %s; others stay', (_, key, value) => {
    const { config, wrong } = read({ [key]: value, wireStockShare: '40' });
    expect(config).toEqual({ ...defaultConfig, wireStockShare: 40 });
    expect(wrong).toEqual([{ key, reason: expect.any(String) }]);
  });

  test('of a wrong type leave it to the next source', () => {
    const texts = (value: string) => (key: string) => (key === 'highlightLimit' ? value : undefined);
    const { config, wrong } = toRemoteConfig('nl', texts('many'), texts('4'));
    expect([config.highlightLimit, wrong.length]).toEqual([4, 1]);
    expect(toRemoteConfig('nl', texts('2'), texts('4')).config.highlightLimit).toBe(2);
  });

  test('begin with the flags of the site', () => {
    const flagsOf = (site: SiteCode) => toRemoteConfig(site).config.featureFlags;
    expect([flagsOf('b2bTr').adminCheckout, flagsOf('nl').adminCheckout]).toEqual([true, false]);
    expect(
      toRemoteConfig('b2bTr', (key) => (key === 'featureFlags' ? '{"chat":false}' : undefined)).config
        .featureFlags,
    ).toMatchObject({ adminCheckout: true, chat: false });
  });

  test('of a popup may leave out what has a default', () => {
    const text = { nl: 'Welkom' };
    const popup = { cacheKey: 'a', popupTitle: text, title: text, description: text };
    expect(from({ welcomePopup: JSON.stringify(popup) }).welcomePopup).toEqual({
      ...popup,
      popupWidth: 500,
      image: null,
      align: 'center',
      delay: 0,
      interval: -1,
    });
  });

  test('that are patterns nobody can search by are left out and told', () => {
    const patterns = JSON.stringify(['^9', '(', 'x'.repeat(201)]);
    const { config, wrong } = read({ invalidZipCodePatterns: patterns });
    expect(config.invalidZipCodePatterns).toEqual(['^9']);
    expect(wrong).toHaveLength(2);
  });

  test('of keys nobody knows change nothing', () => {
    expect(from({ constructor: '1', unknown: '2' })).toEqual(defaultConfig);
  });
});

describe('the template the shop comes with', () => {
  test('holds values that are taken', () => {
    expect(toRemoteConfig('nl', textsOf(readTemplateFile(), 'nl')).wrong).toEqual([]);
  });

  test('says for each site what its folder says, before its conditions can be evaluated', () => {
    const limitOf = (site: SiteCode) =>
      textsOf(readTemplateFile(), site)('PRODUCT_FREE_DELIVERY_LOWER_LIMIT');
    expect([limitOf('nl'), limitOf('tr')]).toEqual(['500', '25000']);
  });

  test('sets none that nobody reads', () => {
    const { parameters } = JSON.parse(readTemplateFile());
    expect(Object.keys(parameters).filter((key) => !configKeys.includes(key))).toEqual([]);
  });

  test('gives nothing for what every object has', () => {
    const textOf = textsOf('{"parameters":{"a":{"defaultValue":{"value":"1"}}}}', 'nl');
    expect([textOf('a'), textOf('b'), textOf('toString')]).toEqual(['1', undefined, undefined]);
    expect(textsOf('{}', 'nl')('a')).toBeUndefined();
  });
});
