import type { Language, SiteRules } from './sites.ts';

/** The site's language that `Accept-Language` likes best; the site's first one when it likes none. */
export function chooseLanguage(
  header: string | null,
  site: Pick<SiteRules, 'language' | 'languages'>,
): Language {
  const preferences = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([01](?:\.\d{0,3})?)$/.exec(text)?.[1]).find(Boolean);
      return { primary: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((preference) => preference.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const preference of preferences) {
    const language = site.languages.find((one) => one === preference.primary);
    if (language) return language;
  }
  return site.language;
}

/** The site's language that a form or an address names; undefined when it names none of them. */
export function languageNamed(
  named: unknown,
  { languages }: Pick<SiteRules, 'languages'>,
): Language | undefined {
  return languages.find((one) => one === named);
}
