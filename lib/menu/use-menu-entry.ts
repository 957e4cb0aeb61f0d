'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import { listCategories } from '@/api/contract/calls/product';
import { browserApi } from '@/lib/api/browser';
import type { SiteCode } from '@/lib/sites/models';
import { useSite } from '@/lib/sites/use-site';
import type { MenuEntry } from './models';
import { toMenu } from './to-menu';

/** The whole tree at once: it is small, and the next department is asked for a moment later. */
function menuQuery(site: SiteCode) {
  return queryOptions<MenuEntry[]>({
    queryKey: ['menu', site],
    queryFn: async () => toMenu(await browserApi(site).send(listCategories, { token: null }), site),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A department with its lower levels; null until it has been fetched. */
export function useMenuEntry(href: string): MenuEntry | null {
  const { data } = useQuery(menuQuery(useSite().code));
  return data?.find((entry) => entry.href === href) ?? null;
}
