'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import type { ListingModel } from './models';
import type { ListingReader } from './use-listing-reader';

function leadsAway({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return !(ctrlKey || metaKey || shiftKey) && !!link && link.pathname !== window.location.pathname;
}

/** Reads where the shopper wants to go, one address at a time: what comes for an earlier one is not shown any more. */
export function useMoves(drawn: ListingModel, read: ListingReader) {
  const [isPending, startTransition] = useTransition();
  const target = useRef<string | null>(null);

  const move = useCallback(
    (href: string, show: (found: ListingModel | null) => void) => {
      target.current = href;
      startTransition(async () => {
        const found = await read(href);
        if (target.current !== href) return;
        target.current = null;
        show(found);
      });
    },
    [read],
  );
  const isOnItsWay = useCallback((href: string) => target.current === href, []);
  const stay = useCallback(() => {
    target.current = null;
  }, []);

  // Who goes to another page meanwhile stays there.
  useEffect(() => {
    if (!isPending) return;
    const onClick = (event: MouseEvent) => {
      if (leadsAway(event)) stay();
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [isPending, stay]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search is another page in the same place
  useLayoutEffect(() => stay, [drawn, stay]);

  return { isPending, move, isOnItsWay, stay };
}
