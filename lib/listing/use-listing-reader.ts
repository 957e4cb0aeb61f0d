'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { usePageState } from '@/lib/react-query/page-state';
import { useSite } from '@/lib/sites/use-site';
import type { ListingModel } from './models';
import { queryOfAddress } from './refinements';

/** Null when the server should draw it, whatever the reason. */
export type ListingReader = (href: string) => Promise<ListingModel | null>;

/** Reads another choice of the listing that is drawn. */
export function useListingReader(drawn: ListingModel): ListingReader {
  const site = useSite();
  const range = useTranslations('listing.range');
  const card = useTranslations('productCard');
  const state = usePageState();
  return useCallback(
    async (href) => {
      const query = queryOfAddress(drawn, href);
      if (!query) return null;
      try {
        const { readRefinement } = await import('./read-refinement');
        return await readRefinement(drawn, query, { site, state, range, card });
      } catch {
        // The server says what is wrong: it knows the address that is right, or the page for a failure.
        return null;
      }
    },
    [drawn, site, state, range, card],
  );
}
