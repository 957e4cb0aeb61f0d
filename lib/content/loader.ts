import 'server-only';
import { cache } from 'react';
import type { SiteCode } from '@/api/contract/sites';
import type { Template } from '@/api/contract/template';
import { isRefused } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import type { Device } from '@/lib/device/device';
import { getSite } from '@/lib/sites/sites';
import type { ContentPage } from './models';
import { toContentPage } from './to-content-page';

/**
 * The page of a template, or null when there is none (§8). Only an answer that refuses the alias counts as that: a
 * server in trouble is thrown, so that a page made before stays in the cache.
 */
export const loadTemplatePage = cache(
  async (site: SiteCode, alias: string, device: Device): Promise<ContentPage | null> => {
    const path = `template/${encodeURIComponent(alias)}${device === 'mobile' ? '/mobile' : ''}`;
    try {
      const [template] = await serverApi(site).get<Template>(path);
      return template ? toContentPage(template, getSite(site), device) : null;
    } catch (error) {
      if (isRefused(error)) return null;
      throw error;
    }
  },
);
