import type { Language, SiteCode, SiteRules } from '../api/contract/sites.ts';
import { siteRules } from './rules.ts';

/** A site in one of its languages, as addresses name it: `be` in its first one, `be-fr` in another (decision 41). */
export type EditionCode = SiteCode | `${SiteCode}-${Language}`;
/** What pages take for a site. Code, language and locale are those of the edition, all else is the site's. */
export type Edition = Omit<SiteRules, 'code'> & { code: EditionCode };

/** That of the site's first language where it does not speak the other, or no longer. */
export function editionCode({ code, languages }: SiteRules, language: Language): EditionCode {
  return languages.indexOf(language) > 0 ? `${code}-${language}` : code;
}

/** All of them, those of a site together and in the order of its languages. Browsers pay for each letter of this. */
export const editions: readonly Edition[] = Object.values(siteRules).flatMap((site) =>
  site.languages.map((language, index) =>
    index
      ? {
          ...site,
          language,
          code: `${site.code}-${language}` as const,
          locale: `${language}-${site.locale.slice(3)}`,
        }
      : site,
  ),
);

export function findEdition(code: unknown): Edition | undefined {
  return editions.find((edition) => edition.code === code);
}

/** The site whose edition it is: the API, its tags and the browser's storage know no others. */
export function siteOf(edition: EditionCode): SiteRules {
  const found = Object.values(siteRules).find(({ code }) => code === edition.split('-')[0]);
  if (!found) throw new RangeError(edition);
  return found;
}

/** Those of one site, its first language first. Empty for what is no site. */
export function editionsOf(site: string): readonly Edition[] {
  return editions.filter((edition) => siteOf(edition.code).code === site);
}
