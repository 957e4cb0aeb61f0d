'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { listingHref } from './listing-href';
import type { ListingModel } from './models';
import { queryOfAddress } from './refinements';
import { useListingReader } from './use-listing-reader';

/** The address at hand in its canonical spelling; null unless the browser can draw it. */
function addressAtHand(drawn: ListingModel): string | null {
  const { pathname, search } = window.location;
  const query = pathname === listingHref(drawn.source) ? queryOfAddress(drawn, pathname + search) : null;
  return query && listingHref(drawn.source, query);
}

function leadsAway({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return !(ctrlKey || metaKey || shiftKey) && !!link && link.pathname !== window.location.pathname;
}

/**
 * The listing of an address, at first what the server has drawn. Filters and orders of it are fetched and drawn by the
 * browser, and are in the address as if the server had drawn them; everything else goes to the server.
 */
export function useListing(drawn: ListingModel) {
  const router = useRouter();
  const read = useListingReader(drawn);
  const [model, setModel] = useState(drawn);
  const [isPending, startTransition] = useTransition();
  /** Where the last move leads; what comes for another address is not shown any more. */
  const target = useRef<string | null>(null);

  /** @param show gets null when the server should draw it */
  const move = useCallback(
    (href: string, show: (found: ListingModel | null) => void) => {
      target.current = href;
      startTransition(async () => {
        const found = await read(href);
        if (target.current === href) show(found);
      });
    },
    [read],
  );

  const navigate = useCallback(
    (href: string) =>
      move(href, (found) => {
        if (found) window.history.pushState(null, '', href);
        startTransition(() => (found ? setModel(found) : router.push(href, { scroll: false })));
      }),
    [move, router],
  );

  // Back, Forward, and coming back to a page that was left with filters which the server has not drawn. Without
  // waiting for what is in the cache: the browser scrolls to the shopper's place right after.
  useLayoutEffect(() => {
    const follow = () => {
      const href = addressAtHand(drawn);
      if (!href || href === listingHref(drawn.source, model.query)) return;
      move(href, (found) => {
        if (found) flushSync(() => setModel(found));
        else startTransition(() => router.replace(href, { scroll: false }));
      });
    };
    const onPopState = () => {
      target.current = null;
      follow();
    };
    follow();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [drawn, model, move, router]);

  // Who goes to another page meanwhile stays there.
  useEffect(() => {
    if (!isPending) return;
    const onClick = (event: MouseEvent) => {
      if (leadsAway(event)) target.current = null;
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [isPending]);
  useEffect(
    () => () => {
      target.current = null;
    },
    [],
  );

  const prefetch = useCallback(
    (href: string) => {
      if (queryOfAddress(drawn, href)) void read(href);
      else router.prefetch(href);
    },
    [drawn, read, router],
  );
  const navigation = useMemo(() => ({ isPending, navigate, prefetch }), [isPending, navigate, prefetch]);
  return { model, navigation };
}
