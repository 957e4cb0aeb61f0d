import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listInvoices } from '@/api/contract/calls/invoices';
import { listOrders, readOrder } from '@/api/contract/calls/orders';
import { withSession } from '@/lib/auth/session';
import { withRetry } from '@/lib/browser/with-retry';
import type { SiteRules } from '@/lib/sites/models';
import type { OrderDetail, OrderInvoice, OrderModel } from './models';

/** Comes beside the orders: the pages of a purchase are drawn before either is there. */
const loadMapper = () => withRetry(() => import('./to-order'));

/** Orders the API sends at once. */
const ordersPerPage = 20;

/** `all` is the beginning of the others: what changes one order makes the list old too. */
export const orderKeys = {
  all: (site: string) => ['orders', site],
  list: (site: string) => ['orders', site, 'list'],
  one: (site: string, id: string) => ['orders', site, 'one', id],
  invoices: (site: string, id: string) => ['orders', site, 'invoices', id],
};

/** The customer's orders, newest first, page by page. */
export function ordersQuery(site: SiteRules) {
  return infiniteQueryOptions<OrderModel[], Error, { pages: OrderModel[][] }, string[], number>({
    queryKey: orderKeys.list(site.code),
    queryFn: async ({ pageParam: page }) => {
      const query = { page, size: ordersPerPage };
      const [orders, { toOrder }] = await Promise.all([
        withSession(site, (api) => api.send(listOrders, { query })),
        loadMapper(),
      ]);
      return orders.map((order) => toOrder(order, site));
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < ordersPerPage ? undefined : pages.length + 1),
  });
}

async function fetchOrder(site: SiteRules, orderId: string): Promise<OrderDetail> {
  const [order, { toOrderDetail }] = await Promise.all([
    withSession(site, (api) => api.send(readOrder, { orderId })),
    loadMapper(),
  ]);
  return toOrderDetail(order, site);
}

/**
 * One order with its history; of this session, whoever placed it. `isPaid` is asked of an order that waits for its money: where
 * it says yes the order, which alone decides, is read anew.
 */
export function orderQuery(site: SiteRules, id: string, isPaid?: () => Promise<boolean>) {
  return queryOptions<OrderDetail>({
    queryKey: orderKeys.one(site.code, id),
    queryFn: async () => {
      const order = await fetchOrder(site, id);
      const isOld = isPaid !== undefined && order.outcome === 'waiting' && (await isPaid());
      return isOld ? fetchOrder(site, id) : order;
    },
  });
}

/** The invoice of an order and what takes it back; none before it is paid. */
export function invoicesQuery(site: SiteRules, id: string) {
  return queryOptions<readonly OrderInvoice[]>({
    queryKey: orderKeys.invoices(site.code, id),
    queryFn: () => withSession(site, (api) => api.send(listInvoices, { orderId: id })),
  });
}
