import { readMobileTemplate, readTemplate } from '@/api/contract/calls/template';
import 'server-only';
import { cache } from 'react';
import { isRefused } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import { loadToCard } from '@/lib/product-card/load-to-card';
import { loadRemoteConfig } from '@/lib/remote-config/loader';
import type { Device } from '@/lib/routes/device';
import type { SiteCode } from '@/lib/sites/models';
import { getSite } from '@/lib/sites/sites';
import type { ContentPage } from './models';
import { toContentPage } from './to-content-page';

const franchiseAlias = 'linden-franchise';

/**
 * The page of a template, or null when there is none (§8). Only an answer that refuses the alias counts as that: a
 * server in trouble is thrown, so that a page made before stays in the cache.
 */
export const loadTemplatePage = cache(
  async (site: SiteCode, alias: string, device: Device): Promise<ContentPage | null> => {
    if (alias === franchiseAlias && (await loadRemoteConfig(site))?.featureFlags.franchise === false)
      return null;
    const call = device === 'mobile' ? readMobileTemplate : readTemplate;
    try {
      const template = await serverApi(site).send(call, { alias });
      const { language } = getSite(site);
      return toContentPage(template, { language, device, toCard: await loadToCard() });
    } catch (error) {
      if (isRefused(error)) return null;
      throw error;
    }
  },
);
