import { catalogueTexts } from '../../../../messages/catalogue.ts';
import type { Language } from '../../../contract/sites.ts';
import { toSlug } from '../../../contract/slug.ts';
import { inEachLanguage, type Named } from './named.ts';

/** Letters that are no plain letter with an accent. */
const plain: Readonly<Record<string, string>> = { '×': 'x', ß: 'ss', ı: 'i', œ: 'oe', æ: 'ae' };

/** Lower-case ASCII words joined by dashes: `Ø 120 × 75 cm, crème` → `120-x-75-cm-creme`. */
export function slugify(text: string, language?: Language): string {
  const own = language ? catalogueTexts[language].spelling.letters : {};
  const spelled = text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^ -~]/g, (letter) => own[letter] ?? plain[letter] ?? letter);
  return toSlug(spelled);
}

/** The alias in every language: what the address of the thing says. */
export function aliasOf(title: Named): Named {
  return inEachLanguage((language) => slugify(title[language], language));
}
