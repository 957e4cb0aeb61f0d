import { useSyncExternalStore } from 'react';
import type { SiteRules } from '@/api/contract/sites';
import { hasSession } from '@/lib/api/tokens';
import { createAnnouncement } from '@/lib/storage/announcement';

/** Knows without a call whether there can be a basket at all, so that nothing is loaded for a first visit. */

const { announce, subscribe } = createAnnouncement();
let wasFilled = false;

/** Something is being put into the basket, perhaps before there is a session. */
export function announceBasket(): void {
  wasFilled = true;
  announce();
}

export function useMayHaveBasket(site: SiteRules): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wasFilled || hasSession(site),
    () => false,
  );
}
