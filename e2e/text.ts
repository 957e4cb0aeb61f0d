import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createTranslator, type MessageKeys, type NestedKeyOf } from 'next-intl';
import type dutchPages from '../messages/nl/interface.json';
import type dutchLate from '../messages/nl/late.json';
import type { RuleTexts } from '../messages/shape/errors';
import { ruleTexts } from '../messages/validation';
import { site } from './site';

/** Any text under each key: the arguments, which follow from the Dutch words, are not known here. */
type Texts<Dutch> = Dutch extends string ? string : { [Name in keyof Dutch]: Texts<Dutch[Name]> };
type Dutch = typeof dutchPages & typeof dutchLate & { validation: RuleTexts };
type Key = MessageKeys<Dutch, NestedKeyOf<Dutch>>;
type Values = Readonly<Record<string, string | number>>;

function readTexts(file: string) {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, '../messages', site.language, `${file}.json`), 'utf8'),
  );
}

const messages: Texts<Dutch> = {
  ...readTexts('interface'),
  ...readTexts('late'),
  validation: ruleTexts[site.language],
};
const translate = createTranslator({
  locale: site.locale,
  timeZone: site.timeZone,
  messages,
  onError: (error) => {
    throw error;
  },
});

const tags = { link: (inside: string) => inside, b: (inside: string) => inside };

/** What the shop says under this key, in the language of the site under test. */
export function text(key: Key, values: Values = {}): string {
  return translate.markup(key, { ...tags, ...values });
}

/** The words of a message that are a link. */
export function linkIn(key: Key): string {
  let words = '';
  translate.markup(key, {
    ...tags,
    link: (inside) => {
      // One piece of text comes as a list of one.
      words = [inside].flat().join('');
      return words;
    },
  });
  return words;
}

/** Browsers' accessibility trees make each white space a plain one, so that any stands for any. */
export function literal(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
}

const anyNumber = String.raw`\d[\d.,]*`;
/** Bounded: one without an end tries each sign of a page with all that follow it, which takes a long page seconds. */
const anyWords = '.{1,160}';

function sourceOf(elements: readonly MessageFormatElement[], values: Values): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return literal(element.value);
      if (element.type === TYPE.pound) return anyNumber;
      if (element.type === TYPE.tag) return sourceOf(element.children, values);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        const forms = Object.values(element.options).map(({ value }) => sourceOf(value, values));
        return `(?:${forms.join('|')})`;
      }
      const value = values[element.value];
      return value === undefined ? anyWords : literal(String(value));
    })
    .join('');
}

/** What the shop says under this key, whatever it fills in for arguments that are not given here. */
export function pattern(key: Key, values: Values = {}): RegExp {
  return new RegExp(sourceOf(parse(translate.raw(key)), values));
}

/** Nothing before it and nothing behind it. */
export function whole({ source }: RegExp): RegExp {
  return new RegExp(`^${source}$`);
}

/** These words somewhere, as they are written. */
export function words(part: string): RegExp {
  return new RegExp(literal(part));
}
