import { listOfferCards } from '@/api/contract/calls/offers';
import { listPolicies } from '@/api/contract/calls/policies';
import { readRemoteConfig } from '@/api/contract/calls/remote-config';
import { listShowrooms } from '@/api/contract/calls/showrooms';
import 'server-only';
import { cache } from 'react';
import type { RemoteConfig } from '@/api/contract/remote-config';
import type { Showroom } from '@/api/contract/showrooms';
import type { SiteCode } from '@/api/contract/sites';
import { isApiFailure } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import type { TitledLink } from '@/lib/menu/models';
import { templatePath } from '@/lib/routes/paths';
import type { Announcement } from './models';
import { toAnnouncements } from './to-announcements';

/** What a page can do without: a failed call leaves it out and is logged (§8). */
async function orElse<T>(otherwise: T, what: string, loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    console.warn(`${what} is left out: ${error.code}`);
    return otherwise;
  }
}

export const loadAnnouncements = cache(async (site: SiteCode): Promise<Announcement[]> => {
  return toAnnouncements(
    await orElse([], `offercard of ${site}`, serverApi(site).send(listOfferCards)),
    site,
  );
});

export type FooterData = {
  policies: TitledLink[];
  showrooms: Pick<Showroom, 'id' | 'name' | 'city'>[];
  socialLinks: RemoteConfig['socialLinks'];
  appStoreLinks: RemoteConfig['appStoreLinks'];
};

export const loadFooter = cache(async (site: SiteCode): Promise<FooterData> => {
  const api = serverApi(site);
  const [policies, showrooms, config] = await Promise.all([
    orElse([], `policies of ${site}`, api.send(listPolicies)),
    orElse([], `showrooms of ${site}`, api.send(listShowrooms)),
    orElse(null, `remote-config of ${site}`, api.send(readRemoteConfig)),
  ]);
  return {
    policies: policies.map(({ slug, title }) => ({ title, href: templatePath(site, slug) })),
    showrooms: showrooms.map(({ id, name, city }) => ({ id, name, city })),
    socialLinks: config?.socialLinks ?? [],
    appStoreLinks: config?.appStoreLinks ?? [],
  };
});
