import type { Identity } from '@/lib/auth/identity';
import { accountPath, templatePath } from '@/lib/routes/paths';
import type { SiteCode, SiteRules } from '@/lib/sites/models';

type Page = { title: string; path: (site: SiteCode) => string; isForCustomers?: true };

/**
 * The menu of the account, from above, in its frame and in the header; titles are keys under `account.menu`. Of what is
 * for customers the API gives staff nothing (§6).
 */
const links = [
  { title: 'orders', path: (site) => accountPath(site, 'orders') },
  { title: 'profile', path: (site) => accountPath(site, 'profile'), isForCustomers: true },
  { title: 'addresses', path: (site) => accountPath(site, 'addresses') },
  { title: 'faq', path: (site) => templatePath(site, 'help-centre') },
  { title: 'favorites', path: (site) => accountPath(site, 'favorites') },
  {
    title: 'preferences',
    path: (site) => accountPath(site, 'notification-preferences'),
    isForCustomers: true,
  },
] as const satisfies readonly Page[];

export type AccountLink = { title: string; href: string };

const isFor = (type: Identity['type'], page: Page) => type === 'Customer' || !page.isForCustomers;

export function accountLinks(
  { code, hasNotificationPreferences }: Pick<SiteRules, 'code' | 'hasNotificationPreferences'>,
  type: Identity['type'],
  t: (title: (typeof links)[number]['title']) => string,
): AccountLink[] {
  return links
    .filter((page) => isFor(type, page) && (page.title !== 'preferences' || hasNotificationPreferences))
    .map(({ title, path }) => ({ title: t(title), href: path(code) }));
}

/** Whether the page of the account under this path is for customers, and whoever looks at it is none. */
export function isKeptFrom(type: Identity['type'], site: SiteCode, pathname: string): boolean {
  const page = links.find(({ path }) => path(site) === pathname);
  return page !== undefined && !isFor(type, page);
}
