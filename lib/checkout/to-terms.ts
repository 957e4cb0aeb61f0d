import { toSiteHtml } from '@/lib/content/to-site-html';
import type { SiteCode } from '@/lib/sites/models';
import type { TermsSection } from './models';

/** Sections of the terms, clean whatever API they come from, with links of the site. Without ids, which could be the page's own. */
export function toTerms(sections: readonly { id: string; body: string }[], site: SiteCode): TermsSection[] {
  return sections.map(({ id, body }) => ({ id, html: toSiteHtml(body, site) }));
}
