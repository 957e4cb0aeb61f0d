import type { QueryClient } from '@tanstack/react-query';

/** The one cache of this document, once an island has made it. Apart, so that who only empties it loads no React Query. */
export const shared: { client: QueryClient | undefined } = { client: undefined };

/** What is shown now is fetched anew: taken out of the cache, it would hear of no change any more. */
export function emptySharedCache(): void {
  void shared.client?.resetQueries();
}
