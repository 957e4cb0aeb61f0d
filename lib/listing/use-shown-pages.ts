'use client';

import { useEffect, useLayoutEffect, useState } from 'react';

/** Kept in the history entry, so that Back finds as many products as were there, at the same place. */
const stateKey = 'lindenListing';

/** Appended pages, and how far the page was scrolled, px. */
type ShownPages = { pages: number; top: number };

const isCount = (value: unknown): value is number => typeof value === 'number' && value > 0;

function readShownPages(): ShownPages {
  const kept: unknown = window.history.state?.[stateKey];
  const field = (name: string) => (typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : 0);
  const [pages, top] = [field('pages'), field('top')];
  return { pages: isCount(pages) ? Math.floor(pages) : 0, top: isCount(top) ? top : 0 };
}

function saveShownPages(saved: ShownPages): void {
  window.history.replaceState({ ...window.history.state, [stateKey]: saved }, '');
}

/**
 * How many further pages are appended to the listing: none at first, as many as before after Back. `top` is where the
 * shopper was then; the browser goes there itself unless the pages have to be fetched again first.
 */
export function useShownPages(most: number): { shown: number; top: number; showMore: () => void } {
  const [saved, setSaved] = useState<ShownPages>({ pages: 0, top: 0 });
  const shown = Math.min(saved.pages, most);

  // Before the first paint, so that the page is tall enough for the browser to restore its scroll position.
  useLayoutEffect(() => setSaved(readShownPages()), []);

  useEffect(() => {
    if (shown === 0) return;
    const { href } = window.location;
    const keepTop = () => {
      // After Back the address is another one before its listing is there.
      if (window.location.href === href) saveShownPages({ pages: shown, top: window.scrollY });
    };
    window.addEventListener('scrollend', keepTop);
    return () => window.removeEventListener('scrollend', keepTop);
  }, [shown]);

  function showMore() {
    const after = { pages: Math.min(shown + 1, most), top: window.scrollY };
    saveShownPages(after);
    setSaved(after);
  }
  return { shown, top: saved.top, showMore };
}
