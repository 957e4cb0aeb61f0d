import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { queryClient } from '@/lib/react-query/query-client';
import { siteRules } from '@/sites/rules';
import { orderKeys, orderQuery, ordersQuery } from './queries';
import { someOrder } from './testing/some-order';

const { nl } = siteRules;
const page = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...someOrder, orderNumber: `LW-${n}` }));

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

test('orders are asked for page by page, until a page is not full', async () => {
  const asked = fakeApi({ 'GET orders?page=1&size=20': page(20), 'GET orders?page=2&size=20': page(3) });
  const all = await queryClient().fetchInfiniteQuery({ ...ordersQuery(nl), pages: 5 });
  expect(all.pages.map((orders) => orders.length)).toEqual([20, 3]);
  expect(asked).toHaveLength(2);
});

test('what makes the list old makes each order old', async () => {
  fakeApi({ [`GET orders/${someOrder.id}`]: [someOrder] });
  const query = orderQuery(nl, someOrder.id);
  expect(await queryClient().fetchQuery(query)).toMatchObject({ orderNumber: someOrder.orderNumber });
  await queryClient().invalidateQueries({ queryKey: orderKeys.all('nl') });
  expect(queryClient().getQueryState(query.queryKey)?.isInvalidated).toBe(true);
});
