import type { Localised } from '@/api/contract/catalogue';
import type { SiteRules } from '@/lib/sites/models';

/** The text in the language of the page, else in any it was written in. */
export function pickText(text: Localised, language: SiteRules['language']): string {
  return text[language] ?? Object.values(text)[0] ?? '';
}
