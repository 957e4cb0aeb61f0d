import { catalogueTexts } from '../../../../messages/catalogue.ts';
import { languages } from '../../../contract/sites.ts';
import { categoryRows } from './category-rows.ts';
import { facetRows } from './facets.ts';
import { collectionRows, tagRows } from './group-rows.ts';
import { optionRows } from './options.ts';
import { productSeeds } from './products.ts';
import * as rows from './rows.ts';
import { slugify } from './slug.ts';

const translated = languages.filter((language) => language !== 'nl' && language !== 'en');
const options = optionRows(rows.usedSizes);
const withAlias = {
  variants: rows.variantRows,
  categories: categoryRows,
  collections: collectionRows,
  tags: tagRows,
};

/** Words that are the same in two languages. */
const shared = new Set([
  ...['modern', 'japandi', 'mid-century', 'beige', 'crème', 'taupe', 'ecru', 'gold', 'terracotta'],
  ...['bouclé', 'chenille', 'travertin', 'messing', 'beton', 'rattan', 'papier', 'glas'],
  ...['fauteuils', 'sofas', 'sideboards', 'vases'],
]);

describe('names and intros', () => {
  const named = [
    ...productSeeds.map(({ title }) => title),
    ...[...facetRows, ...options].map(({ title }) => title),
    ...rows.variantRows.map(({ title }) => title),
    ...[...categoryRows, ...collectionRows, ...tagRows].flatMap(({ title, intro }) => [title, intro]),
  ];

  it('are there in all languages, without stray spaces', () => {
    for (const name of named)
      for (const language of languages) {
        const text = name[language] ?? '';
        expect([name, language, text]).toEqual([
          name,
          language,
          text.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim(),
        ]);
        expect([name, language, text !== '']).toEqual([name, language, true]);
      }
  });

  it('are those of the goods that are sold, no more', () => {
    const { products, details } = catalogueTexts.nl;
    expect(Object.keys(products).sort()).toEqual([...new Set(productSeeds.map(({ name }) => name))].sort());
    expect(Object.keys(details ?? {}).sort()).toEqual(productSeeds.map(({ code }) => code).sort());
  });

  it.each(translated)('are not Dutch or English in %s', (language) => {
    const left = named
      .filter((name) => name[language] === name.nl || name[language] === name.en)
      .map((name) => name[language] ?? '')
      .filter((text) => /\p{L}/u.test(text.replaceAll(/cm|Ø/g, '')) && !shared.has(text.toLowerCase()));
    expect(left).toEqual([]);
  });

  it.each(translated)('keep no Dutch word in %s', (language) => {
    const dutch = /(^|[\s,])(met|van|voor|een|eiken|kleed|tafel|stoel|kast|zwart|wit|linnen)(?=$|[\s,.])/i;
    // "Tafel" is German, too.
    const said = named.map((name) => name[language] ?? '').filter((text) => text !== 'Lange Tafel');
    expect(said.filter((text) => dutch.test(text))).toEqual([]);
  });
});

describe('titles', () => {
  it.each(languages)('name a material once in %s', (language) => {
    const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));
    const words = (text: string) => text.split(/[\s’-]+/).filter((word) => word.length >= 4);
    const doubled = rows.variantRows.filter(({ title }) => {
      const [name = '', ...finish] = (title[language] ?? '').toLocaleLowerCase(language).split(', ');
      const said = words(finish.join(' '));
      return words(name).some((word) => said.some((other) => other.startsWith(stem(word))));
    });
    expect(doubled.map(({ title }) => title[language])).toEqual([]);
  });
});

describe('aliases', () => {
  it.each([
    ['Bücherregal Fjord, weiß geölte Eiche', 'de', 'buecherregal-fjord-weiss-geoelte-eiche'],
    ['Malmö fauteuil, crème bouclé', 'nl', 'malmo-fauteuil-creme-boucle'],
    ['Canapé d’angle, cœur de chêne', 'fr', 'canape-d-angle-coeur-de-chene'],
    ['Židle s vídeňským výpletem, dřevo, kůže, stůl', 'cs', 'zidle-s-videnskym-vypletem-drevo-kuze-stul'],
    ['Işıklı kâğıt sarkıt, İskandinav gümüş çalışma', 'tr', 'isikli-kagit-sarkit-iskandinav-gumus-calisma'],
  ] as const)('spell %s in %s as %s', (text, language, alias) => expect(slugify(text, language)).toBe(alias));

  it.each(Object.entries(withAlias))('of %s are ASCII words and differ within a language', (_what, list) => {
    for (const language of languages) {
      const aliases = list.map(({ alias }) => alias[language] ?? '');
      expect(aliases.filter((alias) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias))).toEqual([]);
      expect(aliases.filter((alias, index) => aliases.indexOf(alias) !== index)).toEqual([]);
    }
  });
});

describe('alt texts', () => {
  const [oslo] = rows.variantRows;

  it('say product, finish and view in the language of the site', () => {
    const media = oslo?.media ?? [];
    const packshot = media[0]?.alt;
    const room = media.find(({ kind }) => kind === 'room')?.alt;
    expect(packshot).toEqual({
      nl: 'Oslo 3-zitsbank, zandkleurig linnen, schuin van voren',
      en: 'Oslo 3-seater sofa, sand linen, seen at an angle',
      de: '3-Sitzer-Sofa Oslo, sandfarbenes Leinen, schräg von vorn',
      fr: 'Canapé 3 places Oslo, lin sable, vue de trois quarts',
      cs: 'Trojmístná pohovka Oslo, pískový len, pohled zešikma',
      tr: 'Oslo üçlü kanepe, kum rengi keten, çapraz önden görünüm',
    });
    expect(room?.de).toBe('3-Sitzer-Sofa Oslo, sandfarbenes Leinen, in einem hellen Wohnzimmer');
  });

  it('are there in all languages for every picture', () => {
    const media = [...rows.variantRows.flatMap((row) => row.media), ...categoryRows.map((row) => row.media)];
    for (const picture of media)
      for (const language of languages)
        expect([picture?.file, language, Boolean(picture?.alt[language])]).toEqual([
          picture?.file,
          language,
          true,
        ]);
  });
});
