import { QueryClient } from '@tanstack/react-query';
import { shared } from './shared-cache';

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // What is repeated is the API client's business (§7): reads, after a network failure only.
      queries: { staleTime: 30_000, retry: false },
      // Without a connection a change fails at once and is taken back; it would wait in silence otherwise.
      mutations: { networkMode: 'always' },
    },
  });
}

/** The browser has one cache, which islands share wherever they are; on the server every rendering has its own. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createClient();
  shared.client ??= createClient();
  return shared.client;
}
