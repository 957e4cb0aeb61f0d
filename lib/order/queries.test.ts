import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
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

describe('an order whose provider is asked', () => {
  const call = `GET orders/${someOrder.id}`;
  const waiting = { ...someOrder, subIntegrationType: 'gopay' as const, payBefore: null };
  const paid = { ...waiting, status: 'orderPlaced' as const, paymentStatus: 'paid' as const };

  test.each([
    ['is read anew where it says that it is paid', true, paid, 2],
    ['is read once where it does not', false, paid, 1],
    ['decides by itself, whatever the provider says', true, waiting, 2],
  ])('%s', async (_what, says, later, readings) => {
    const states = [waiting, later];
    const asked = fakeApi({ [call]: () => [states.shift() ?? later] });
    const order = await queryClient().fetchQuery(orderQuery(nl, someOrder.id, async () => says));
    expect(order.outcome).toBe(says && later === paid ? 'received' : 'waiting');
    expect(asked).toHaveLength(readings);
  });

  test('does not have it asked when it waits no longer, or cannot be read', async () => {
    const isPaid = jest.fn(async () => true);
    fakeApi({ [call]: [{ ...waiting, status: 'cancelled', paymentStatus: 'failed' }] });
    await queryClient().fetchQuery(orderQuery(nl, someOrder.id, isPaid));
    fakeApi({ [call]: refuse('unavailable') });
    const query = { ...orderQuery(nl, someOrder.id, isPaid), staleTime: 0 };
    await expect(queryClient().fetchQuery(query)).rejects.toMatchObject({ code: 'unavailable' });
    expect(isPaid).not.toHaveBeenCalled();
  });
});
