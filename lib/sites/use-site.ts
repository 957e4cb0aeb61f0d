'use client';

import { useParams } from 'next/navigation';
import { defaultSite, isSiteCode, type SiteRules } from '@/api/contract/sites';
import { siteRules } from '@/sites/rules';

/** The rules of the current site for client islands: code, locale, currency, countries. */
export function useSite(): SiteRules {
  const { site } = useParams();
  return siteRules[typeof site === 'string' && isSiteCode(site) ? site : defaultSite];
}
