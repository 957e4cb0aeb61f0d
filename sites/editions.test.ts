import { globSync, readFileSync } from 'node:fs';
import { siteCodes } from '../api/contract/sites';
import { editionCode, editions, editionsOf, findEdition, siteOf } from './editions';
import { siteIdentities } from './identities';
import { inLanguage } from './in-language';
import { siteRules } from './rules';
import { siteStorefront } from './storefront';

const sites = Object.values(siteRules);

it('are one for each language of each site, and no two have the same address', () => {
  expect(editions).toHaveLength(sites.flatMap((site) => site.languages).length);
  expect(new Set(editions.map(({ code }) => code)).size).toBe(editions.length);
});

it.each(siteCodes.map((code) => [code]))('begin with the site itself: %s', (code) => {
  const [first, ...others] = editionsOf(code);
  expect(first).toBe(siteRules[code]);
  expect(first?.language).toBe(siteRules[code].languages[0]);
  expect(others.map(({ language }) => language)).toEqual(siteRules[code].languages.slice(1));
  for (const { code: own, language } of others) expect(own).toBe(`${code}-${language}`);
});

it('speak their language as it is spoken in the country of the site', () => {
  expect(findEdition('be-fr')).toMatchObject({ locale: 'fr-BE', language: 'fr', defaultCountry: 'BE' });
  expect(editionsOf('be').map(({ locale }) => locale)).toEqual(['nl-BE', 'fr-BE']);
});

it.each(['xx', 'BE', 'be-FR', 'be-nl', 'nl-fr', 'be-', '-fr', 'be-fr-fr', 'toString', ''])(
  'are not named by %j',
  (code) => expect(findEdition(code)).toBeUndefined(),
);

it('are named by site and language', () => {
  expect(editionCode(siteRules.be, 'fr')).toBe('be-fr');
  expect(editionCode(siteRules.be, 'nl')).toBe('be');
  expect(editionCode(siteRules.nl, 'fr')).toBe('nl');
});

it('lead back to their site', () => {
  for (const { code } of editions) expect(code.startsWith(siteOf(code).code)).toBe(true);
  expect(siteOf('be-fr').code).toBe('be');
  expect(siteOf('b2bTr').code).toBe('b2bTr');
  expect(editionsOf('xx')).toEqual([]);
});

it('say who the shop is in each of their languages, and never in another', () => {
  for (const edition of editions) {
    expect(inLanguage(siteIdentities, edition).name).not.toBe('');
    expect(inLanguage(siteStorefront, edition).description).not.toBe('');
  }
  const { also: _also, ...onlyDutch } = siteIdentities.be;
  const untranslated = { ...siteIdentities, be: onlyDutch };
  expect(() => inLanguage(untranslated, { code: 'be', language: 'fr' })).toThrow(RangeError);
  expect(inLanguage(untranslated, { code: 'be', language: 'nl' })).toBe(onlyDutch);
});

it.each(sites.filter((site) => site.languages.length > 1))(
  'reads differently in each language: $code',
  ({ code }) => {
    const all = editionsOf(code);
    for (const table of [siteIdentities, siteStorefront])
      expect(new Set(all.map((edition) => JSON.stringify(inLanguage<object>(table, edition)))).size).toBe(
        all.length,
      );
  },
);

it('have pages ready from the build on wherever a site has', () => {
  const routes = globSync('app/**/*.{ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const ready = routes.filter(({ text }) => /generateStaticParams\(\): \{ site: string/.test(text));
  const isLeftToVisitors = (text: string) => /return \[\];/.test(text);
  const incomplete = ready.filter(({ text }) => !isLeftToVisitors(text) && !/\beditions\b/.test(text));
  expect(ready.length).toBeGreaterThan(incomplete.length);
  expect(incomplete.map(({ file }) => file)).toEqual([]);
});
