/** @jest-environment node */
import { hydrate, QueryClient, queryOptions } from '@tanstack/react-query';
import { toPageState } from './to-page-state';

const query = queryOptions<{ total: number }>({ queryKey: ['listing', 'nl'], queryFn: () => ({ total: 0 }) });

test('the browser finds what the page was made from, as old as it is', () => {
  const client = new QueryClient();
  hydrate(client, toPageState(query, { total: 7 }, 1_000));
  expect(client.getQueryData(query.queryKey)).toEqual({ total: 7 });
  expect(client.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(1_000);
});

test('it hands on the very object of the page, which React sends once', () => {
  const model = { total: 7 };
  expect(toPageState(query, model, 1_000).queries[0]?.state.data).toBe(model);
});
