import { configKeys, defaultConfig, toRemoteConfig } from './config-values.ts';
import { defaultValuesOf, readTemplateFile } from './template-file.ts';

const from = (values: Record<string, string>) => toRemoteConfig((key) => values[key]);

describe('values of the remote config', () => {
  test('that are set nowhere, or empty, take their default', () => {
    expect(from({})).toEqual(defaultConfig);
    expect(from({ maintenanceMode: '', highlightLimit: '' })).toEqual(defaultConfig);
  });

  test('are text, and read as what their key asks for', () => {
    const config = from({ maintenanceMode: 'true', highlightLimit: '3', featureFlags: '{"a":true}' });
    expect(config).toMatchObject({ maintenanceMode: true, highlightLimit: 3, featureFlags: { a: true } });
  });

  test.each([
    ['a word for a number', { highlightLimit: 'many' }],
    ['a number for a switch', { maintenanceMode: '1' }],
    ['broken JSON', { faq: '[{' }],
  ])('of another type are refused as a whole: %s', (_, values) => {
    expect(() => from(values)).toThrow();
  });

  test('that are patterns nobody can search by are left out', () => {
    const patterns = JSON.stringify(['^9', '(', 'x'.repeat(201)]);
    expect(from({ invalidZipCodePatterns: patterns }).invalidZipCodePatterns).toEqual(['^9']);
  });

  test('of keys nobody knows change nothing', () => {
    expect(from({ constructor: '1', unknown: '2' })).toEqual(defaultConfig);
  });
});

describe('the template the shop comes with', () => {
  test('holds values that are taken', () => {
    expect(() => toRemoteConfig(defaultValuesOf(readTemplateFile()))).not.toThrow();
  });

  test('sets none that nobody reads', () => {
    const { parameters } = JSON.parse(readTemplateFile());
    expect(Object.keys(parameters).filter((key) => !configKeys.includes(key))).toEqual([]);
  });

  test('gives nothing for what every object has', () => {
    const textOf = defaultValuesOf('{"parameters":{"a":{"defaultValue":{"value":"1"}}}}');
    expect([textOf('a'), textOf('b'), textOf('toString')]).toEqual(['1', undefined, undefined]);
    expect(defaultValuesOf('{}')('a')).toBeUndefined();
  });
});
