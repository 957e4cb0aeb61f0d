import { listPaymentMethods } from '@/api/contract/calls/checkout';
import { listOfferCards } from '@/api/contract/calls/offers';
import { listPolicies } from '@/api/contract/calls/policies';
import { listShowrooms } from '@/api/contract/calls/showrooms';
import 'server-only';
import { cache } from 'react';
import type { PublicConfig } from '@/api/contract/remote-config';
import type { Showroom } from '@/api/contract/showrooms';
import { orElse } from '@/lib/api/or-else';
import { readForAll } from '@/lib/api/read-for-all';
import { serverApi } from '@/lib/api/server';
import type { TitledLink } from '@/lib/menu/models';
import { loadRemoteConfig } from '@/lib/remote-config/loader';
import { templatePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import type { Announcement } from './models';
import { toAnnouncements, toBanners } from './to-announcements';
import { toPaymentBadges } from './to-payment-badges';

const readOffers = readForAll((site: SiteCode) => serverApi(site).send(listOfferCards));
const readShowrooms = readForAll((site: SiteCode) => serverApi(site).send(listShowrooms));
const readPolicies = readForAll((site: SiteCode) => serverApi(site).send(listPolicies));
const readMethods = readForAll((site: SiteCode) => serverApi(site).send(listPaymentMethods));

/** The banners of remote config; without any the offers for this place. */
export const loadAnnouncements = cache(async (site: SiteCode): Promise<Announcement[]> => {
  const [config, offers] = await Promise.all([
    loadRemoteConfig(site),
    orElse([], `offercard of ${site}`, readOffers(site)),
  ]);
  const banners = toBanners(config?.banners ?? [], site);
  return banners.length > 0 ? banners : toAnnouncements(offers, site);
});

const loadShowrooms = cache((site: SiteCode) => orElse([], `showrooms of ${site}`, readShowrooms(site)));

export const loadHeader = cache(async (site: SiteCode): Promise<{ showsShowrooms: boolean }> => {
  const [showrooms, config] = await Promise.all([loadShowrooms(site), loadRemoteConfig(site)]);
  return { showsShowrooms: showrooms.length > 0 && config?.headerOptions.showsShowrooms !== false };
});

export type FooterData = PublicConfig['footerOptions'] &
  Pick<PublicConfig, 'socialLinks' | 'appStoreLinks'> & {
    policies: TitledLink[];
    showrooms: Pick<Showroom, 'id' | 'name' | 'city'>[];
    showsFranchise: boolean;
    paymentBadges: string[];
  };

export const loadFooter = cache(async (site: SiteCode): Promise<FooterData> => {
  const [policies, showrooms, config, methods] = await Promise.all([
    orElse([], `policies of ${site}`, readPolicies(site)),
    loadShowrooms(site),
    loadRemoteConfig(site),
    orElse([], `payment methods of ${site}`, readMethods(site)),
  ]);
  return {
    paymentBadges: toPaymentBadges(methods),
    policies: policies.map(({ slug, title }) => ({ title, href: templatePath(site, slug) })),
    showrooms: showrooms.map(({ id, name, city }) => ({ id, name, city })),
    showsNewsletter: config?.footerOptions.showsNewsletter ?? true,
    showsOtherSites: config?.footerOptions.showsOtherSites ?? true,
    showsFranchise: config?.featureFlags.franchise ?? true,
    socialLinks: config?.socialLinks ?? [],
    appStoreLinks: config?.appStoreLinks ?? [],
  };
});
