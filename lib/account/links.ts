import { accountPath, templatePath } from '@/lib/routes/paths';
import type { SiteCode, SiteRules } from '@/lib/sites/models';

/** The menu of the account, from above, in its frame and in the header; titles are keys under `account.menu`. */
const links = [
  { title: 'orders', path: (site: SiteCode) => accountPath(site, 'orders') },
  { title: 'profile', path: (site: SiteCode) => accountPath(site, 'profile') },
  { title: 'addresses', path: (site: SiteCode) => accountPath(site, 'addresses') },
  { title: 'faq', path: (site: SiteCode) => templatePath(site, 'help-centre') },
  { title: 'favorites', path: (site: SiteCode) => accountPath(site, 'favorites') },
  { title: 'preferences', path: (site: SiteCode) => accountPath(site, 'notification-preferences') },
] as const;

export type AccountLink = { title: string; href: string };

export function accountLinks(
  { code, hasNotificationPreferences }: Pick<SiteRules, 'code' | 'hasNotificationPreferences'>,
  t: (title: (typeof links)[number]['title']) => string,
): AccountLink[] {
  return links
    .filter(({ title }) => title !== 'preferences' || hasNotificationPreferences)
    .map(({ title, path }) => ({ title: t(title), href: path(code) }));
}
