import { useSyncExternalStore } from 'react';

const beginning = '#list=';

function listen(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Where a list opens: behind the #, so that Back and reload know it and the page is the same for all. */
export function listHref(id: string | null): string {
  return id === null ? '#' : `${beginning}${id}`;
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
