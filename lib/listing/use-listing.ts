'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { usePageState } from '@/lib/react-query/page-state';
import { useSite } from '@/lib/sites/use-site';
import { listingHref } from './listing-href';
import type { ListingModel } from './models';
import { queryOfAddress } from './refinements';

/**
 * The listing of an address, at first what the server has drawn. Filters and orders of it are fetched and drawn by the
 * browser, and stand in the address as if the server had drawn them; everything else goes to the server.
 */
export function useListing(drawn: ListingModel) {
  const site = useSite();
  const router = useRouter();
  const range = useTranslations('listing.range');
  const card = useTranslations('productCard');
  const state = usePageState();
  const [model, setModel] = useState(drawn);
  const [isPending, startTransition] = useTransition();
  /** Where the last move leads; what comes for another address is not shown any more. */
  const target = useRef('');

  const read = useCallback(
    async (href: string): Promise<ListingModel | null> => {
      const query = queryOfAddress(drawn, href);
      if (!query) return null;
      const { readRefinement } = await import('./read-refinement');
      return readRefinement(drawn, query, { site, state, range, card });
    },
    [drawn, site, state, range, card],
  );

  const show = useCallback(
    (href: string, onRead: () => void, onRefused: () => void) => {
      target.current = href;
      startTransition(async () => {
        const found = await read(href);
        if (target.current !== href) return;
        if (!found) return startTransition(onRefused);
        onRead();
        startTransition(() => setModel(found));
      });
    },
    [read],
  );

  const navigate = useCallback(
    (href: string) =>
      show(
        href,
        () => window.history.pushState(null, '', href),
        () => router.push(href, { scroll: false }),
      ),
    [show, router],
  );

  useEffect(() => {
    // Back, Forward, and coming back to a page that was left with filters which the server has not drawn.
    const follow = () => {
      const { pathname, search } = window.location;
      const query = pathname === listingHref(drawn.place) && queryOfAddress(drawn, pathname + search);
      if (!query) return;
      const href = listingHref(drawn.place, query);
      target.current = href;
      if (href === listingHref(drawn.place, model.query)) return;
      show(
        href,
        () => {},
        () => router.replace(href, { scroll: false }),
      );
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [drawn, model, show, router]);

  const prefetch = useCallback((href: string) => void read(href), [read]);
  const navigation = useMemo(() => ({ isPending, navigate, prefetch }), [isPending, navigate, prefetch]);
  return { model, navigation };
}
