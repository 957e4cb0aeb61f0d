'use client';

import { useQuery } from '@tanstack/react-query';
import type { SiteRules } from '@/lib/sites/models';
import { basketQuery } from './queries';

export function useBasket(site: SiteRules) {
  return useQuery(basketQuery(site));
}
