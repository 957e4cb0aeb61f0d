import type { SiteCode } from '@/lib/sites/models';

/**
 * `?language=fr` leads from a page to the same page in another language of the site (lib/middleware/language.ts). A link of
 * nothing but a query is the same on every page, so the header needs not know where it stands.
 */
export const languageParameter = 'language';

export function languageHref(language: string): string {
  return `?${new URLSearchParams({ [languageParameter]: language })}`;
}

/** Likewise `?shop=de` leads to the same page of another site: the choice of countries in the footer. */
export const shopParameter = 'shop';

export function shopHref(edition: SiteCode): string {
  return `?${new URLSearchParams({ [shopParameter]: edition })}`;
}
