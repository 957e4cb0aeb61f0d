/**
 * `?language=fr` leads from a page to the same page in another language of the site (lib/middleware/language.ts). A link of
 * nothing but a query is the same on every page, so the header needs not know where it stands.
 */
export const languageParameter = 'language';

export function languageHref(language: string): string {
  return `?${new URLSearchParams({ [languageParameter]: language })}`;
}
