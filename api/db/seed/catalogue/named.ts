import type { Language } from '../../../contract/sites.ts';

/** A text in every language of the sites. */
export type Named = Readonly<Record<Language, string>>;

export function named(nl: string, en: string, de: string, fr: string, cs: string, tr: string): Named {
  return { nl, fr, de, en, cs, tr };
}

/** A text that is put together alike in every language. */
export function inEachLanguage(text: (language: Language) => string): Named {
  return named(text('nl'), text('en'), text('de'), text('fr'), text('cs'), text('tr'));
}
