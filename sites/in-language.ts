import type { Language, SiteCode } from '../api/contract/sites.ts';
import { type EditionCode, siteOf } from './editions.ts';
import type { Also } from './site-types.ts';

type Table<Words> = Readonly<Record<SiteCode, Words & Also<Words>>>;

/**
 * What a site says of itself in one of its languages; in its first to whom it wrote in one that it no longer speaks.
 * @throws RangeError where it has not been written in that language: another would stand in for it in silence
 */
export function inLanguage<Words extends object>(
  table: Table<Words>,
  { code, language }: { code: EditionCode; language: Language },
): Words {
  const site = siteOf(code);
  const words = table[site.code];
  const isOther = site.languages.indexOf(language) > 0;
  const found = isOther ? words.also?.[language] : words;
  if (!found) throw new RangeError(`${site.code} does not say this in ${language}.`);
  return found;
}
