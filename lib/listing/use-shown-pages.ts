'use client';

import { useLayoutEffect, useState } from 'react';

/** Kept in the history entry, so that Back finds as many products as were there. */
const stateKey = 'lindenShownPages';

function readShown(): number {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return 0;
  const value: unknown = Object.getOwnPropertyDescriptor(state, stateKey)?.value;
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
}

/** How many further pages are appended to the listing: none at first, as many as before after Back. */
export function useShownPages(most: number): { shown: number; showMore: () => void } {
  const [shown, setShown] = useState(0);

  // Before the first paint, so that the page is tall enough for the browser to restore its scroll position.
  useLayoutEffect(() => setShown(Math.min(readShown(), most)), [most]);

  function showMore() {
    const after = Math.min(shown + 1, most);
    window.history.replaceState({ ...window.history.state, [stateKey]: after }, '');
    setShown(after);
  }
  return { shown, showMore };
}
