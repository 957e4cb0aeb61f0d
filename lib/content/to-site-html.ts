import { cleanHtml } from '@/api/contract/clean-html';
import { sitePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';

/** Text of the page builder, clean whatever API it came from, with the site's base path in links within the site. */
export function toSiteHtml(html: string, site: SiteCode): string {
  return cleanHtml(html, (href) =>
    href.startsWith('/') && !href.startsWith('//') ? sitePath(site, href) : href,
  );
}
