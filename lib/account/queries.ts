import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Address } from '@/api/contract/address';
import type { Tokens } from '@/api/contract/auth';
import type { Order, OrderDetail } from '@/api/contract/checkout';
import type { Customer, Profile } from '@/api/contract/customer';
import type { SiteRules } from '@/api/contract/sites';
import { keepTokens, withSession } from '@/lib/auth/session';

/** Orders the API sends at once. */
const ordersPerPage = 20;

export const accountKeys = {
  orders: (site: string) => ['orders', site],
  order: (site: string, id: string) => ['orders', site, id],
};

/** The customer's orders, newest first, page by page. */
export function ordersQuery(site: SiteRules) {
  return infiniteQueryOptions<Order[], Error, { pages: Order[][] }, string[], number>({
    queryKey: [...accountKeys.orders(site.code), 'list'],
    queryFn: ({ pageParam: page }) =>
      withSession(site, (api) => api.get<Order>('orders', { query: { page, size: ordersPerPage } })),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < ordersPerPage ? undefined : pages.length + 1),
  });
}

export function orderDetailQuery(site: SiteRules, id: string) {
  return queryOptions<OrderDetail | null>({
    queryKey: accountKeys.order(site.code, id),
    queryFn: async () => {
      const path = `orders/${encodeURIComponent(id)}`;
      return (await withSession(site, (api) => api.get<OrderDetail>(path)))[0] ?? null;
    },
    retry: false,
  });
}

/** @param key one per press of the button, so that a repeated request cancels once */
export async function cancelOrder(site: SiteRules, id: string, key: string): Promise<OrderDetail | null> {
  const path = `orders/${encodeURIComponent(id)}/cancel`;
  const options = { headers: { 'idempotency-key': key } };
  return (await withSession(site, (api) => api.post<OrderDetail>(path, [{}], options)))[0] ?? null;
}

export async function deleteAddress(site: SiteRules, id: string): Promise<void> {
  await withSession(site, (api) => api.delete(`customeraddress/${encodeURIComponent(id)}`));
}

export async function makeMainAddress(site: SiteRules, id: string): Promise<void> {
  const path = `customeraddresssetasdefault/${encodeURIComponent(id)}`;
  await withSession(site, (api) => api.put<Address>(path, [{}]));
}

/** The signed-in customer (§3). */
export function customerQuery(site: SiteRules) {
  return queryOptions<Customer | null>({
    queryKey: ['customer', site.code],
    queryFn: async () => (await withSession(site, (api) => api.get<Customer>('customer')))[0] ?? null,
  });
}

export async function saveProfile(site: SiteRules, profile: Profile): Promise<Customer | null> {
  return (await withSession(site, (api) => api.put<Customer>('customer', [profile])))[0] ?? null;
}

/** Ends all other sessions and keeps this one. @throws ApiFailure `invalid-credentials` */
export async function changePassword(
  site: SiteRules,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const [tokens] = await withSession(site, (api) => api.put<Tokens>('customer/password', [input]));
  keepTokens(site, tokens);
}

/** @throws ApiFailure `invalid-credentials` */
export async function deleteAccount(site: SiteRules, currentPassword: string): Promise<void> {
  await withSession(site, (api) => api.post('customer/deletion', [{ currentPassword }]));
}

/** All that is stored of the customer, as a file to keep. */
export async function exportAccount(site: SiteRules): Promise<Blob> {
  const [data] = await withSession(site, (api) => api.get<unknown>('customer/export'));
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}
