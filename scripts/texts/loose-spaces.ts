import type { Language } from '../../api/contract/sites.ts';
import type { ShopText } from './shop-texts.ts';

/**
 * What a language does not part from what it belongs to by the end of a line. In French the sign may be that of another
 * text, so it is a narrow space that does not break (U+202F); in German the letters of an abbreviation belong together.
 */
const loose: Partial<Record<Language, RegExp>> = {
  fr: /\S?[ \u00a0][;:!?%€»]|«[ \u00a0]\S?/gu,
  de: /\b(?:z\. ?B|d\. ?h|u\. ?a|i\. ?d\. ?R)\./gu,
};

/** Where a line could end within what belongs together. */
export function findLooseSpaces(
  texts: readonly ShopText[],
): { file: string; language: Language; text: string }[] {
  return texts.flatMap(({ file, language, text }) => {
    const pattern = loose[language];
    const found = pattern ? (text.match(pattern) ?? []) : [];
    return found.map(() => ({ file, language, text }));
  });
}
