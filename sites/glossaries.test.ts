import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages, siteCodes } from '../api/contract/sites.ts';
import { apiTexts } from '../messages/api.ts';
import { catalogueTexts } from '../messages/catalogue.ts';
import { failureTexts } from '../messages/failure.ts';
import { interfaceTexts } from '../messages/interface.ts';
import { lateTexts } from '../messages/late.ts';
import { ruleTexts } from '../messages/validation.ts';
import { siteRules } from './rules.ts';
import { siteSeeds } from './seeds.ts';
import { siteStorefront } from './storefront.ts';

type Text = { place: string; text: string };

/** Addresses, codes and names of files, which nobody reads as words. */
const isCode = (text: string) => /^[\w.:#?=/-]*[_/-][\w.:#?=/-]*$/.test(text);

function isLocalised(value: object): boolean {
  const keys: readonly string[] = Object.keys(value);
  return keys.length > 0 && keys.every((key) => languages.some((code) => code === key));
}

/** Every text below a value; of what is written in several languages that of one, of a function what it is made of. */
function textsOf(value: unknown, place: string, language: Language): Text[] {
  if (typeof value === 'string') return isCode(value) ? [] : [{ place, text: value }];
  if (typeof value === 'function') return [{ place, text: String(value).replace(/\$\{[^}]*\}/g, ' ') }];
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Map) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['icon', 'policy'].includes(key) || (isLocalised(value) && key !== language)
      ? []
      : textsOf(inner, `${place} ${key}`, language),
  );
}

function pageTexts(language: Language): Text[] {
  return siteCodes.flatMap((site) => {
    const folder = path.join('sites', site, 'content/templates');
    const files = readdirSync(folder).filter((file) => file.split('.').at(-2) === language);
    return files.flatMap((file) =>
      textsOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), `${site} ${file}`, language),
    );
  });
}

/** All that shoppers read in a language, but for what others have written and for the words of searching. */
async function everyText(language: Language): Promise<Text[]> {
  const { search: _search, support, ...api } = apiTexts[language];
  const { emptyWords: _empty, synonyms: _synonyms, topicWords: _topics, ...answers } = support;
  const { reviews: _reviews, ...catalogue } = catalogueTexts[language];
  const sites = siteCodes.filter((site) => siteRules[site].languages.includes(language));
  const ofSites = sites.flatMap((site) => [
    ...[siteSeeds[site].offers, siteSeeds[site].promotions].flatMap((seeds) =>
      textsOf(
        seeds.map(({ id, ...seed }) => [id, 'title' in seed ? [seed.title, seed.description] : seed.text]),
        `${site} seed`,
        language,
      ),
    ),
    ...(siteRules[site].languages[0] === language
      ? textsOf(siteStorefront[site].description, `${site} storefront`, language)
      : []),
  ]);
  return [
    ...textsOf((await interfaceTexts[language]()).default, 'interface', language),
    ...textsOf((await lateTexts[language]()).default, 'late', language),
    ...textsOf(api, 'api', language),
    ...textsOf(answers, 'support', language),
    ...textsOf(ruleTexts[language], 'validation', language),
    ...textsOf(failureTexts[language], 'failure', language),
    ...textsOf(catalogue, 'catalogue', language),
    ...ofSites,
    ...pageTexts(language),
  ];
}

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term);

type Forbidden = { term: string; instead: string; allowed: readonly string[] };

/** What a glossary forbids: the terms in code marks of its last column. */
function forbiddenOf(glossary: string): Forbidden[] {
  const rows = glossary.split('\n').filter((line) => line.startsWith('| '));
  return rows.flatMap((row) => {
    const [, , instead = '', not = ''] = row.split('|').map((cell) => cell.trim());
    const allowed = [...not.matchAll(/\(but: ([^)]*)\)/g)].flatMap(([, texts = '']) => quoted(texts));
    return quoted(not.replace(/\(but: [^)]*\)/g, '')).map((term) => ({ term, instead, allowed }));
  });
}

function isIn({ term, allowed }: Forbidden, text: string): boolean {
  const rest = allowed.reduce((left, one) => left.replaceAll(one, ' '), text);
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', String.raw`\s+`);
  const flags = term === term.toLowerCase() ? 'iu' : 'u';
  return new RegExp(String.raw`(?<![\p{L}\p{N}@./{_-])${escaped}(?![\p{L}\p{N}}_-])`, flags).test(rest);
}

/** Without the marks of HTML and its addresses. */
const readable = (text: string) => text.replace(/<[^>]*>/g, ' ');

const written = languages.flatMap((language) => {
  const file = `docs/glossaries/${language}.md`;
  return existsSync(file) ? [{ language, terms: forbiddenOf(readFileSync(file, 'utf8')) }] : [];
});

it.each(written)('what is written in $language keeps to its glossary', async ({ language, terms }) => {
  expect(terms.length).toBeGreaterThan(10);
  const texts = await everyText(language);
  expect(texts.length).toBeGreaterThan(1500);
  const wrong = texts.flatMap(({ place, text }) =>
    terms
      .filter((one) => isIn(one, readable(text)))
      .map(({ term, instead }) => `${place}: “${term}”, write ${instead}: ${text.slice(0, 160)}`),
  );
  expect(wrong).toEqual([]);
});

it('a term is found whatever stands around it, but not inside another word', () => {
  const [one] = forbiddenOf('| basket | winkelmand | `winkelwagen` (but: `de winkelwagen van Jan`) |');
  const found = ['Uw Winkelwagen.', '“winkelwagen”', 'winkelwagentje', 'In de winkelwagen van Jan'].map(
    (text) => one && isIn(one, text),
  );
  expect(found).toEqual([true, true, false, false]);
});
