import { isSiteCode, type SiteCode, type SiteRules, siteRules } from '@/api/contract/sites';
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
  const chosen = env().sites;
  const codes = chosen ?? Object.keys(siteRules).filter(isSiteCode);
  const [first, ...rest] = codes.map(getSite).filter((site) => chosen !== null || site.features.isOpen);
  return [first ?? getSite('nl'), ...rest];
}

export function isServed(code: string): code is SiteCode {
  return servedSites().some((site) => site.code === code);
}
