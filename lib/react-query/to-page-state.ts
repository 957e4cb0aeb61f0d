import 'server-only';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';

/**
 * What a page was made from, under the key by which the browser would ask for it. The same objects as in the props of
 * the page: what is sent twice takes a reference only.
 * @param askedAtMs since 1970; an old answer is asked for again
 */
export function toPageState(key: readonly unknown[], data: unknown, askedAtMs: number): DehydratedState {
  const client = new QueryClient();
  client.setQueryData(key, data, { updatedAt: askedAtMs });
  return dehydrate(client);
}
