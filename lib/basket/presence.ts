import { useSyncExternalStore } from 'react';
import type { SiteRules } from '@/api/contract/sites';
import { hasSession } from '@/lib/api/tokens';

/** Knows without a call whether there can be a basket at all, so that nothing is loaded for a first visit. */

const listeners = new Set<() => void>();
let wasFilled = false;

/** Something is being put into the basket, perhaps before there is a session. */
export function announceBasket(): void {
  wasFilled = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useMayHaveBasket(site: SiteRules): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wasFilled || hasSession(site),
    () => false,
  );
}
