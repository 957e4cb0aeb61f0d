'use client';

import { useParams } from 'next/navigation';
import { isSiteCode, type SiteRules, siteRules } from '@/api/contract/sites';

/** The rules of the current site for client islands: code, locale, currency, countries. */
export function useSite(): SiteRules {
  const { site } = useParams();
  return siteRules[typeof site === 'string' && isSiteCode(site) ? site : 'nl'];
}
