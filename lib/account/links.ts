import { accountPath, templatePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';

/** The menu of the account, from above, in its frame and in the header; titles are keys under `account`. */
const links = [
  { title: 'pages.orders', path: (site: SiteCode) => accountPath(site, 'orders') },
  { title: 'pages.profile', path: (site: SiteCode) => accountPath(site, 'profile') },
  { title: 'pages.addresses', path: (site: SiteCode) => accountPath(site, 'addresses') },
  { title: 'faq', path: (site: SiteCode) => templatePath(site, 'help-centre') },
  { title: 'pages.favorites', path: (site: SiteCode) => accountPath(site, 'favorites') },
] as const;

export type AccountLink = { title: string; href: string };

export function accountLinks(
  site: SiteCode,
  t: (title: (typeof links)[number]['title']) => string,
): AccountLink[] {
  return links.map(({ title, path }) => ({ title: t(title), href: path(site) }));
}
