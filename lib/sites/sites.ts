import { type SiteCode, type SiteRules, siteRules } from '@/api/contract/sites';
import { env } from '@/lib/env/env';
import { siteTexts } from './site-texts';
import type { SiteTexts } from './types';

/** One country shop: what the API knows of it plus what only the storefront shows. */
export type Site = SiteRules & SiteTexts & { basePath: string };

export function getSite(code: SiteCode): Site {
  return { ...siteRules[code], ...siteTexts[code], basePath: `/${code}` };
}

/** The sites this process answers for, the default one first. Server only. */
export function servedSites(): readonly [Site, ...Site[]] {
  const [first, ...rest] = env().sites;
  return [getSite(first), ...rest.map(getSite)];
}

export function isServed(code: string): code is SiteCode {
  return servedSites().some((site) => site.code === code);
}
