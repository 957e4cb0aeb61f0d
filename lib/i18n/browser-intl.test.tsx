import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { renderHook } from '@testing-library/react';
import compile from 'icu-minify/compile';
import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languages } from '@/api/contract/sites';
import { IntlProvider, useTranslations } from './browser-intl';
import { loadMessages } from './messages';

type Compiled = { [key: string]: Compiled | ReturnType<typeof compile> };

const timeZone = 'Europe/Amsterdam';

/** As the build does it. */
function compileTexts(texts: object): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compileTexts(text),
    ]),
  );
}

function textsIn(texts: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${prefix}${key}`, text]] : textsIn(text, `${prefix}${key}.`),
  );
}

const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;

type Value = string | number | Date | typeof strong;

function valueFor(element: MessageFormatElement, count: number): Value {
  if (element.type === TYPE.tag) return strong;
  if (element.type === TYPE.date || element.type === TYPE.time) return new Date('2026-11-30T23:30:00Z');
  if (element.type === TYPE.select) return Object.keys(element.options)[count] ?? 'other';
  return element.type === TYPE.argument ? `<${element.type}>` : count;
}

/** A value for each argument and tag of a text. */
function valuesFor(elements: readonly MessageFormatElement[], count: number): Record<string, Value> {
  const found = elements.flatMap((element): [string, Value][] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner = 'children' in element ? element.children : [];
    const cases = 'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : [];
    return [
      ...Object.entries(valuesFor([...inner, ...cases], count)),
      [element.value, valueFor(element, count)],
    ];
  });
  return Object.fromEntries(found);
}

function translator(messages: Compiled, namespace?: string, locale = 'nl-NL') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider timeZone={timeZone} locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
  return renderHook(() => useTranslations(namespace), { wrapper }).result.current;
}

test.each([...languages])('all texts in %s read in browsers as the library writes them', async (language) => {
  const messages = await loadMessages(language);
  const locale = `${language}-NL` as const;
  const ours = translator(compileTexts(messages), undefined, locale);
  const texts = textsIn(messages);
  expect(texts.length).toBeGreaterThan(500);
  for (const [key, text] of texts) {
    const theirs = createTranslator({ timeZone, locale, messages: { text } });
    for (const count of [1, 5, 1234.5]) {
      const values = valuesFor(parse(text), count);
      const shown = renderToStaticMarkup(ours.rich(key, values));
      expect([key, shown]).toEqual([key, renderToStaticMarkup(theirs.rich('text', values))]);
    }
  }
});

test.each([...languages])('counts in %s are written as the browser does', (language) => {
  const t = translator({ some: compile('{count, plural, other {#}}, {count, number}') }, undefined, language);
  const { format } = new Intl.NumberFormat(language);
  for (const count of [0, 1, 42, 999, 1000, 12_345, -1, 0.5, 999.9, Number.NaN])
    expect(t('some', { count })).toBe(`${format(count)}, ${format(count)}`);
});

test('small counts need no format of the browser, which is slow to make', () => {
  const t = translator(
    { some: compile('{count, plural, one {# stuk} other {# stuks}}') },
    undefined,
    'nl-CW',
  );
  const made = jest.spyOn(Intl, 'NumberFormat');
  expect(t('some', { count: 12 })).toBe('12 stuks');
  expect(made).not.toHaveBeenCalled();
  expect(t('some', { count: 1200 })).toBe('1.200 stuks');
  expect(made).toHaveBeenCalled();
});

test('tags of one text are elements with keys of their own', () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const t = translator({ terms: compile('<a>Voorwaarden</a> en <a>privacy</a>') });
  renderToStaticMarkup(<p>{t.rich('terms', { a: strong })}</p>);
  expect(warned).not.toHaveBeenCalled();
});

test('a text that is wanted as it stands is', () => {
  expect(translator({ rules: { max: 'At most {max}' } }, 'rules').raw('max')).toBe('At most {max}');
});

test('a key without a text is shown, with its namespace', () => {
  const t = translator({ basket: { title: 'Mandje' } }, 'basket');
  expect(t('title')).toBe('Mandje');
  expect(t('empty')).toBe('basket.empty');
  expect(t('title.more')).toBe('basket.title.more');
});

test('an inner provider replaces the texts and keeps the rest', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider timeZone={timeZone} locale="nl-NL" messages={{ title: 'Mandje' }}>
      <IntlProvider locale="nl-NL" messages={{ day: compile('{at, time, short}') }}>
        {children}
      </IntlProvider>
    </IntlProvider>
  );
  const t = renderHook(() => useTranslations(), { wrapper }).result.current;
  expect(t('title')).toBe('title');
  const night = new Date('2026-11-30T23:30:00Z');
  const atHome = new Intl.DateTimeFormat('nl-NL', { timeZone }).format(night);
  expect(t('day', { at: night })).toBe(atHome);
});
