import { queryOptions } from '@tanstack/react-query';
import type { Address, AddressInput } from '@/api/contract/address';
import type { CheckoutInput, CheckoutResult, Order, PaymentMethod } from '@/api/contract/checkout';
import { browserApi } from '@/lib/api/browser';
import { hasToken } from '@/lib/auth/token';
import type { Site } from '@/lib/sites/sites';

export const checkoutKeys = {
  addresses: (site: string) => ['addresses', site],
  paymentMethods: (site: string) => ['payment-methods', site],
  order: (site: string, id: string) => ['order', site, id],
};

export function addressesQuery(site: Site) {
  return queryOptions<Address[]>({
    queryKey: checkoutKeys.addresses(site.code),
    queryFn: async () => (hasToken(site) ? (await browserApi(site)).get<Address>('customeraddress') : []),
    retry: false,
  });
}

export function paymentMethodsQuery(site: Site) {
  return queryOptions<PaymentMethod[]>({
    queryKey: checkoutKeys.paymentMethods(site.code),
    queryFn: async () => (await browserApi(site)).get<PaymentMethod>('paymentmethods/availables'),
    staleTime: 300_000,
  });
}

export function orderQuery(site: Site, id: string) {
  return queryOptions<Order | null>({
    queryKey: checkoutKeys.order(site.code, id),
    queryFn: async () => {
      const [order] = await (await browserApi(site)).get<Order>(`orders/${encodeURIComponent(id)}`);
      return order ?? null;
    },
    retry: false,
  });
}

/** Saves the address under `id`, or as a new one; returns it with its id. */
export async function saveAddress(site: Site, address: AddressInput, id: string | null): Promise<Address> {
  const api = await browserApi(site);
  const [saved] =
    id === null
      ? await api.post<Address>('customeraddress', [address])
      : await api.put<Address>('customeraddress', [{ ...address, id }]);
  if (!saved) throw new Error('the saved address is missing in the answer');
  return saved;
}

/**
 * Places the order. The key makes a repeated click or a repeated request one order: it stays the same until the
 * payload changes.
 */
export async function placeOrder(site: Site, input: CheckoutInput, idempotencyKey: string): Promise<CheckoutResult> {
  const api = await browserApi(site);
  const [result] = await api.post<CheckoutResult>('checkout', [input], {
    headers: { 'idempotency-key': idempotencyKey },
  });
  if (!result) throw new Error('the checkout result is missing in the answer');
  return result;
}
