'use client';

import { useQuery } from '@tanstack/react-query';
import type { SiteRules } from '@/api/contract/sites';
import { basketQuery } from './queries';

export function useBasket(site: SiteRules) {
  return useQuery(basketQuery(site));
}
