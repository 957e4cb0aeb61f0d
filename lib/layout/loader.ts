import 'server-only';
import { cache } from 'react';
import type { CategoryNode, Showroom } from '@/api/contract/catalogue';
import type { RemoteConfig } from '@/api/contract/checkout';
import type { SiteCode } from '@/api/contract/sites';
import type { OfferCard, Policy } from '@/api/contract/template';
import { isApiFailure } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import { templatePath } from '@/lib/routes/paths';
import { toAnnouncements, toMenu } from './to-menu';
import type { Announcement, MenuEntry, TitledLink } from './types';

/** The category tree. Without it a page is no shop, so a failure is thrown. */
export const loadMenu = cache(async (site: SiteCode): Promise<MenuEntry[]> => {
  return toMenu(await serverApi(site).get<CategoryNode>('categories'), site);
});

/** What a page can do without: a failed call leaves it out and is logged (§8). */
async function optional<T>(site: SiteCode, path: string): Promise<T[]> {
  try {
    return await serverApi(site).get<T>(path);
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    console.warn(`${path} of ${site} is left out: ${error.code}`);
    return [];
  }
}

export const loadAnnouncements = cache(async (site: SiteCode): Promise<Announcement[]> => {
  return toAnnouncements(await optional<OfferCard>(site, 'offercard'), site);
});

export type FooterData = {
  policies: TitledLink[];
  showrooms: Pick<Showroom, 'id' | 'name' | 'city'>[];
  socialLinks: RemoteConfig['socialLinks'];
  appStoreLinks: RemoteConfig['appStoreLinks'];
};

export const loadFooter = cache(async (site: SiteCode): Promise<FooterData> => {
  const [policies, showrooms, [config]] = await Promise.all([
    optional<Policy>(site, 'policies'),
    optional<Showroom>(site, 'showrooms'),
    optional<RemoteConfig>(site, 'remote-config'),
  ]);
  return {
    policies: policies.map(({ slug, title }) => ({ title, href: templatePath(site, slug) })),
    showrooms: showrooms.map(({ id, name, city }) => ({ id, name, city })),
    socialLinks: config?.socialLinks ?? [],
    appStoreLinks: config?.appStoreLinks ?? [],
  };
});
