import { catalogueTexts } from '../../../../messages/catalogue.ts';
import type { CatalogueTexts } from '../../../../messages/shape/catalogue.ts';
import { type Language, languages } from '../../../contract/sites.ts';

/** A text in every language of the sites. */
export type Named = Readonly<Record<Language, string>>;

/** A text that is put together alike in every language. */
export function inEachLanguage(text: (language: Language, texts: CatalogueTexts) => string): Named;
export function inEachLanguage(text: (language: Language, texts: CatalogueTexts) => string): object {
  return Object.fromEntries(
    languages.map((language) => [language, text(language, catalogueTexts[language])]),
  );
}

/** What the languages call something: `named((texts) => texts.woods.oak.phrase)`. */
export function named(text: (texts: CatalogueTexts) => string): Named {
  return inEachLanguage((_, texts) => text(texts));
}

/** What some languages have words for and others do not yet. */
export function whereSaid<T>(words: (texts: CatalogueTexts) => T | null): Partial<Record<Language, T>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const said = words(catalogueTexts[language]);
      return said === null ? [] : [[language, said]];
    }),
  );
}
