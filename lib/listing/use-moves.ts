'use client';

import { useCallback, useLayoutEffect, useRef, useTransition } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import type { ListingModel } from './models';
import type { ListingReader } from './use-listing-reader';

/** Gets null when the server should draw it. */
type Show = (found: ListingModel | null) => void;

function leadsAway({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return !(ctrlKey || metaKey || shiftKey || altKey) && !!link && link.pathname !== window.location.pathname;
}

/**
 * Reads where the shopper wants to go, one address at a time.
 * @returns `target`: where the move at hand leads; what comes for another address is not shown any more
 */
export function useMoves(drawn: ListingModel, read: ListingReader) {
  const [isPending, startTransition] = useTransition();
  const target = useRef<string | null>(null);

  const move = useCallback(
    (href: string, show: Show) => {
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

  /** The box that was pressed is painted before the listing says that it is busy. */
  const moveAfterPaint = useCallback(
    (href: string, show: Show) => {
      target.current = href;
      afterPaint(() => {
        if (target.current === href) move(href, show);
      });
    },
    [move],
  );

  // Who goes to another page meanwhile stays there, by a link or by a search in the same place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing may be another page
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (leadsAway(event)) target.current = null;
    };
    window.addEventListener('click', onClick, true);
    return () => {
      target.current = null;
      window.removeEventListener('click', onClick, true);
    };
  }, [drawn]);

  return { isPending, target, move, moveAfterPaint };
}
