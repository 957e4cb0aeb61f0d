import { useSyncExternalStore } from 'react';
import { hasSession } from '@/lib/api/tokens';
import type { SiteRules } from '@/lib/sites/models';
import { createBroadcast } from '@/lib/storage/broadcast';

/** Knows without a call whether there can be a basket at all, so that nothing is loaded for a first visit. */

const { publish, subscribe } = createBroadcast();
let wasFilled = false;

/** Something is being put into the basket, perhaps before there is a session. */
export function publishBasket(): void {
  wasFilled = true;
  publish();
}

export function useMayHaveBasket(site: SiteRules): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wasFilled || hasSession(site),
    () => false,
  );
}
