'use client';

import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls a row of links sideways until the one of the page at hand is in its middle. */
export function useCurrentInView(
  row: RefObject<HTMLElement | null>,
  pathname: string,
  isThere: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link
  useLayoutEffect(() => {
    const current = row.current?.querySelector('[aria-current=page]');
    if (!isThere || !row.current || !(current instanceof HTMLElement)) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [row, pathname, isThere]);
}
