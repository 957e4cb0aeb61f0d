import { queryOptions } from '@tanstack/react-query';
import type { Address, AddressInput } from '@/api/contract/address';
import type { CheckoutInput, CheckoutResult, Order, PaymentMethod } from '@/api/contract/checkout';
import type { SiteRules } from '@/api/contract/sites';
import type { Template } from '@/api/contract/template';
import { browserApi } from '@/lib/api/browser';
import { hasSession } from '@/lib/api/tokens';
import { withSession } from '@/lib/auth/session';
import { sitePath } from '@/lib/routes/paths';

export const checkoutKeys = {
  addresses: (site: string) => ['addresses', site],
  paymentMethods: (site: string) => ['payment-methods', site],
  order: (site: string, id: string) => ['order', site, id],
};

export function addressesQuery(site: SiteRules) {
  return queryOptions<Address[]>({
    queryKey: checkoutKeys.addresses(site.code),
    queryFn: async () =>
      hasSession(site) ? withSession(site, (api) => api.get<Address>('customeraddress')) : [],
    retry: false,
  });
}

export function paymentMethodsQuery(site: SiteRules) {
  return queryOptions<PaymentMethod[]>({
    queryKey: checkoutKeys.paymentMethods(site.code),
    queryFn: async () => withSession(site, (api) => api.get<PaymentMethod>('paymentmethods/availables')),
    staleTime: 300_000,
  });
}

export function orderQuery(site: SiteRules, id: string) {
  return queryOptions<Order | null>({
    queryKey: checkoutKeys.order(site.code, id),
    queryFn: async () => {
      const [order] = await withSession(site, (api) => api.get<Order>(`orders/${encodeURIComponent(id)}`));
      return order ?? null;
    },
    retry: false,
  });
}

/** Saves the address under `id`, or as a new one; returns it with its id. */
export async function saveAddress(
  site: SiteRules,
  address: AddressInput,
  id: string | null,
): Promise<Address> {
  const [saved] = await withSession(site, (api) =>
    id === null
      ? api.post<Address>('customeraddress', [address])
      : api.put<Address>('customeraddress', [{ ...address, id }]),
  );
  if (!saved) throw new Error('the saved address is missing in the answer');
  return saved;
}

/**
 * Places the order. The key makes a repeated click or a repeated request one order: it stays the same until the
 * payload changes.
 */
export async function placeOrder(
  site: SiteRules,
  input: CheckoutInput,
  idempotencyKey: string,
): Promise<CheckoutResult> {
  const [result] = await withSession(site, (api) =>
    api.post<CheckoutResult>('checkout', [input], { headers: { 'idempotency-key': idempotencyKey } }),
  );
  if (!result) throw new Error('the checkout result is missing in the answer');
  return result;
}

/** Links of the page builder are paths within the site. */
function withSitePaths(html: string, site: SiteRules): string {
  return html.replace(/href="(\/[^"]*)"/g, (_, path: string) => `href="${sitePath(site.code, path)}"`);
}

/** Sections of the terms and conditions, as sanitised HTML. */
export function termsQuery(site: SiteRules) {
  return queryOptions<{ id: string; body: string }[]>({
    queryKey: ['terms', site.code],
    queryFn: async () => {
      const [template] = await browserApi(site).get<Template>(`template/${site.termsAlias}`, { token: null });
      return (template?.slots ?? []).flatMap((slot) =>
        slot.snippetCode === 'full-width-text'
          ? [{ id: slot.id, body: withSitePaths(slot.context.body, site) }]
          : [],
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
