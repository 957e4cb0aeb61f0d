'use client';

import { useParams } from 'next/navigation';
import type { SiteRules } from './models';
import { rulesOf } from './rules-of';

/** The rules of the current site for client islands: code, locale, currency, countries. */
export function useSite(): SiteRules {
  return rulesOf(useParams().site);
}
