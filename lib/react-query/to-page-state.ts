import 'server-only';
import {
  type DataTag,
  type DehydratedState,
  dehydrate,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * What a page was made from, as the answer to the query by which the browser would ask. The same objects as in the
 * props of the page: what is sent twice takes a reference only.
 * @param askedAtMs since 1970; an old answer is asked for again
 */
export function toPageState<Data>(
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  data: NoInfer<Data>,
  askedAtMs: number,
): DehydratedState {
  const client = new QueryClient();
  client.setQueryData<unknown>(queryKey, data, { updatedAt: askedAtMs });
  return dehydrate(client);
}
