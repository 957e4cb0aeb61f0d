'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listingHref } from './listing-href';
import type { ListingModel } from './models';
import { queryOfAddress } from './refinements';
import { useListingReader } from './use-listing-reader';
import { useMoves } from './use-moves';

const hrefOf = ({ source, query }: ListingModel) => listingHref(source, query);

/** The address at hand in its canonical spelling; null unless the browser can draw it. */
function addressAtHand(drawn: ListingModel): string | null {
  const { pathname, search } = window.location;
  const query = pathname === listingHref(drawn.source) ? queryOfAddress(drawn, pathname + search) : null;
  return query && listingHref(drawn.source, query);
}

/** What is shown: what the server has drawn last, until the browser draws something else. */
function useShown(drawn: ListingModel) {
  const [model, setModel] = useState(drawn);
  const [base, setBase] = useState(drawn);
  // One instance shows all addresses with filters, one after the other. The same address drawn anew changes nothing
  // for whoever has gone on from there.
  if (base !== drawn) {
    setBase(drawn);
    if (model === base || hrefOf(base) !== hrefOf(drawn)) setModel(drawn);
  }
  return [model, setModel] as const;
}

/**
 * The listing of an address, at first what the server has drawn. Filters and orders of it are fetched and drawn by the
 * browser, and are in the address as if the server had drawn them; everything else goes to the server.
 * @returns `follow` shows what belongs to the address at hand; whoever changes the address has it called
 */
export function useListing(drawn: ListingModel) {
  const router = useRouter();
  const read = useListingReader(drawn);
  const [model, setModel] = useShown(drawn);
  const { isPending, target, move, moveAfterPaint } = useMoves(drawn, read);
  /** Left to the server, which is asked once until the shopper goes on, whatever goes wrong there. */
  const leftToServer = useRef<string | null>(null);

  const follow = useCallback(() => {
    const href = addressAtHand(drawn);
    if (!href || href === target.current || href === hrefOf(model)) return;
    if (href === hrefOf(drawn)) {
      target.current = null;
      setModel(drawn);
    } else if (href !== leftToServer.current)
      move(href, (found) => {
        if (found) return flushSync(() => setModel(found));
        leftToServer.current = href;
        startTransition(() => router.replace(href, { scroll: false }));
      });
  }, [drawn, model, move, router, setModel, target]);

  // Back, Forward, and coming back to a page that was left with filters which the server has not drawn. Without
  // waiting for what is at hand: the browser scrolls to the shopper's place right after.
  useLayoutEffect(() => {
    const onPopState = () => {
      target.current = null;
      leftToServer.current = null;
      follow();
    };
    follow();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [follow, target]);

  const navigation = useMemo(
    () => ({
      isPending,
      navigate: (href: string) =>
        moveAfterPaint(href, (found) => {
          if (found) window.history.pushState(null, '', href);
          startTransition(() => (found ? setModel(found) : router.push(href, { scroll: false })));
        }),
      // Not what the browser draws: a pointer passes over more filters than are pressed.
      prefetch: (href: string) => queryOfAddress(drawn, href) || router.prefetch(href),
    }),
    [drawn, isPending, moveAfterPaint, router, setModel],
  );
  return { model, navigation, follow };
}
