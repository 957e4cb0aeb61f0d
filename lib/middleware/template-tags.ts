import type { SiteCode } from '@/api/contract/sites';

/** What content pages are called. Any other slug is the visitor's own text, which no header may carry. */
export const aliasPattern = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Snippets show products, so a change of the catalogue touches templates too. */
export function templateTags(site: SiteCode, alias: string): string[] {
  return [`template:${site}:${alias}`, `listing:${site}`];
}
