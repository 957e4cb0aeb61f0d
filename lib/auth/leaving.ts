import { useSyncExternalStore } from 'react';
import { onIdentityChange, publishIdentity } from './publish-identity';

let isLeaving = false;

function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  isLeaving = false;
  publishIdentity();
}

/**
 * To be said before the tokens are cleared by whoever then opens another page: no page for customers asks for a new sign-in
 * meanwhile. It ends with this document, and where the browser shows the page again as it has kept it.
 */
export function startLeaving(): void {
  isLeaving = true;
  window.addEventListener('pageshow', comeBack);
}

/** Whether another page is about to open because the session has been ended here. */
export function useIsLeaving(): boolean {
  return useSyncExternalStore(
    onIdentityChange,
    () => isLeaving,
    () => false,
  );
}
