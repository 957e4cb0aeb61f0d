'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { usePageState } from '@/lib/react-query/page-state';
import { useSite } from '@/lib/sites/use-site';
import type { ListingModel } from './models';
import { queryOfAddress } from './refinements';

/** Null when the server should draw it, whatever the reason. */
export type ListingReader = (href: string) => Promise<ListingModel | null>;

const load = () => import('./read-refinement');

/** Fetches the code only: a pointer passes over more links than a shopper presses. */
export function prepareReader(): void {
  load().catch(() => {});
}

/** Reads another choice of the listing that is drawn. */
export function useListingReader(drawn: ListingModel): ListingReader {
  const site = useSite();
  const range = useTranslations('listing.range');
  const card = useTranslations('productCard');
  const state = usePageState();
  const arrivedAt = useRef(0);
  useLayoutEffect(() => {
    if (state) arrivedAt.current = Date.now();
  }, [state]);
  return useCallback(
    async (href) => {
      const query = queryOfAddress(drawn, href);
      if (!query) return null;
      try {
        const { readRefinement } = await load();
        const reader = { site, state, arrivedAtMs: arrivedAt.current, range, card };
        return await readRefinement(drawn, query, reader);
      } catch {
        // The server says what is wrong: it knows the address that is right, or the page for a failure.
        return null;
      }
    },
    [drawn, site, state, range, card],
  );
}
