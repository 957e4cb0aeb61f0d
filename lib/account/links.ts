import { accountPath, templatePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';

/** The menu of the account, from above, in its frame and in the header; titles are keys under `account.menu`. */
const links = [
  { title: 'orders', path: (site: SiteCode) => accountPath(site, 'orders') },
  { title: 'profile', path: (site: SiteCode) => accountPath(site, 'profile') },
  { title: 'addresses', path: (site: SiteCode) => accountPath(site, 'addresses') },
  { title: 'faq', path: (site: SiteCode) => templatePath(site, 'help-centre') },
  { title: 'favorites', path: (site: SiteCode) => accountPath(site, 'favorites') },
] as const;

export type AccountLink = { title: string; href: string };

export function accountLinks(
  site: SiteCode,
  t: (title: (typeof links)[number]['title']) => string,
): AccountLink[] {
  return links.map(({ title, path }) => ({ title: t(title), href: path(site) }));
}
