import { useSyncExternalStore } from 'react';
import { dialogLevel, dialogsKey } from '@/lib/browser/dialog-entry';

const beginning = '#list=';

function listen(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Where a list opens: behind the #, so that Back and reload know it and the page is the same for all. */
export function listHref(id: string | null): string {
  return id === null ? '#' : `${beginning}${id}`;
}

/**
 * Shows a list. From a dialog the dialog's entry of the history becomes that of the list: Back leads to what was shown
 * before. To take the one out and put the other in would not do, for the router sets its own address after each step back.
 */
export function chooseList(id: string | null): void {
  const href = listHref(id);
  if (href === (window.location.hash || listHref(null))) return;
  if (dialogLevel() === 0) {
    window.location.hash = href;
    return;
  }
  window.history.replaceState({ ...window.history.state, [dialogsKey]: undefined }, '', href);
  window.dispatchEvent(new Event('hashchange'));
}

/** The id of the list that the address names; null for all favourites. */
export function useChosenList(): string | null {
  const hash = useSyncExternalStore(
    listen,
    () => window.location.hash,
    () => '',
  );
  return hash.startsWith(beginning) ? hash.slice(beginning.length) : null;
}
