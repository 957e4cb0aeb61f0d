import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { languages } from '@/api/contract/sites';
import { loadMessages } from './messages';

const translations = languages.filter((language) => language !== 'nl');

/** Words that are the same in Dutch and the language after them. */
const sameInDutch: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Postcode',
    'Status',
    'Filters',
    'Home',
    'Menu',
    'Showrooms',
    'Frame',
    'Contact',
    'Franchise',
    'District',
    'Pilling',
    'ISO',
    'polyester',
    'Pot',
    'H',
  ],
  de: [
    'Land',
    'Luxemburg',
    'Status',
    'Gewicht',
    'Artikelnummer',
    'Showrooms',
    'Frame',
    'Franchise',
    'Energielabel',
    'Pilling',
    'ISO',
    'Montage',
    'Ja',
    'Titel',
    'Melden',
    'B',
    'H',
  ],
  fr: [
    'E-mail',
    'Menu',
    'Showrooms',
    'Frame',
    'Contact',
    'District',
    'Particulier',
    'Montage',
    'polyester',
    'Pot',
    'H',
  ],
  cs: ['E-mail', 'Menu', 'polyester'],
  tr: ['polyester'],
};

/** Turns nested texts into `feature.key` → text. */
function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  );
}

async function textsOf(language: string) {
  return new Map(flatten(await loadMessages(language)));
}

/** Everything inside a message, at any depth. */
function elementsIn(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsIn(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...elementsIn(Object.values(element.options).flatMap((option) => option.value))];
  });
}

/** What the caller must supply: `{name}` and `<tag>`, each once. */
function needs(text: string): string[] {
  const found = elementsIn(parse(text)).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    return [element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`];
  });
  return [...new Set(found)].sort();
}

/** What the caller must supply as a number: types of arguments are read from the Dutch texts. */
function counted(text: string): string[] {
  const found = elementsIn(parse(text)).filter(({ type }) => type === TYPE.plural || type === TYPE.number);
  return found.map((element) => ('value' in element ? String(element.value) : ''));
}

/** The words a shopper reads, without arguments. */
function words(text: string): string[] {
  return elementsIn(parse(text)).flatMap((element) =>
    element.type === TYPE.literal ? (element.value.match(/[\p{L}-]{2,}/gu) ?? []) : [],
  );
}

/** Plural forms that lack one of the language's own, or use one it does not have. */
function wrongPlurals(text: string, language: string): string[] {
  // Those of the numbers the shop counts with: no fractions (`many` in Czech), no millions (`many` in French).
  const rules = new Intl.PluralRules(language);
  const own = [...new Set(['other', ...Array.from({ length: 200 }, (_, number) => rules.select(number))])];
  return elementsIn(parse(text)).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
    const isComplete = forms.join() === 'other' || own.every((form) => forms.includes(form));
    const isOwn = forms.every((form) => own.some((known) => known === form));
    return isComplete && isOwn ? [] : [forms.join(' ')];
  });
}

describe('wrongPlurals', () => {
  it('finds a missing and a foreign form', () => {
    expect(wrongPlurals('{n, plural, one {# kus} other {# kusů}}', 'cs')).toEqual(['one other']);
    expect(wrongPlurals('{n, plural, one {# item} few {# items} other {# items}}', 'en')).toHaveLength(1);
    expect(wrongPlurals('{n, plural, one {# kus} few {# kusy} other {# kusů}}', 'cs')).toEqual([]);
    expect(wrongPlurals('{n, plural, one {# sztuka} few {# sztuki} other {# sztuk}}', 'pl')).toHaveLength(1);
  });
});

describe('loadMessages', () => {
  it('speaks Dutch where a language is unknown', async () => {
    expect(await loadMessages('xx')).toEqual(await loadMessages('nl'));
    expect(await loadMessages('toString')).toEqual(await loadMessages('nl'));
  });
});

describe.each([...languages])('the texts in %s', (language) => {
  it('are never empty and use the plural forms of the language', async () => {
    for (const [key, text] of await textsOf(language)) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      expect([key, wrongPlurals(text, language)]).toEqual([key, []]);
    }
  });

  it('use typographic quotes and apostrophes', async () => {
    // A straight apostrophe is also the escape character of ICU messages.
    const straight = [...(await textsOf(language))].filter(([, text]) => /['"]/.test(text));
    expect(straight).toEqual([]);
  });
});

describe.each(translations)('the translation into %s', (language) => {
  it('has exactly the keys of the Dutch texts', async () => {
    const dutch = await textsOf('nl');
    expect([...(await textsOf(language)).keys()].sort()).toEqual([...dutch.keys()].sort());
  });

  it('needs the same arguments and tags', async () => {
    const translated = await textsOf(language);
    for (const [key, text] of await textsOf('nl')) {
      expect([key, needs(translated.get(key) ?? '')]).toEqual([key, needs(text)]);
    }
  });

  it('counts nothing that the Dutch texts do not count', async () => {
    const translated = await textsOf(language);
    for (const [key, text] of await textsOf('nl')) {
      const foreign = counted(translated.get(key) ?? '').filter((name) => !counted(text).includes(name));
      expect([key, foreign]).toEqual([key, []]);
    }
  });

  it('leaves nothing in Dutch', async () => {
    const translated = await textsOf(language);
    const same = [...(await textsOf('nl'))].filter(([key, text]) => {
      const isAllowed = words(text).every((word) => sameInDutch[language]?.includes(word));
      return translated.get(key) === text && !isAllowed;
    });
    expect(same).toEqual([]);
  });
});

/** What opens a quotation in each language, of all that could. */
const openingQuote = { nl: '“', en: '‘', de: '„', fr: '«', cs: '„', tr: '“' };

it.each(languages)('%s quotes in one way', async (language) => {
  const own = openingQuote[language];
  // Where „ opens, “ closes.
  const others = ['“', '‘', '„', '«'].filter((mark) => mark !== own && !(own === '„' && mark === '“'));
  const quoting = flatten(await loadMessages(language)).filter(([, text]) =>
    others.some((mark) => text.includes(mark)),
  );
  expect(quoting).toEqual([]);
});
