import { siteCommerce } from '../../../../sites/commerce.ts';
import { siteRules } from '../../../../sites/rules.ts';
import type { AddressInput } from '../../../contract/address.ts';
import type { Basket } from '../../../contract/basket.ts';
import type { CheckoutInput, CheckoutResult, Order } from '../../../contract/checkout.ts';
import type { CountryCode, SiteCode } from '../../../contract/sites.ts';
import { only, someAddress, someCheckout } from '../../../testing/shopper.ts';
import type { Answer, TestApi } from '../../../testing/start-test-api.ts';

const addresses: Readonly<Record<CountryCode, Partial<AddressInput>>> = {
  NL: {},
  BE: { country: 'BE', zipCode: '1000', city: 'Brussel' },
  LU: { country: 'LU', zipCode: '1111', city: 'Luxembourg' },
  DE: { country: 'DE', zipCode: '10115', city: 'Berlin' },
  AT: { country: 'AT', zipCode: '1010', city: 'Wien' },
  GB: { country: 'GB', zipCode: 'EC1A 1BB', city: 'London' },
  CZ: { country: 'CZ', zipCode: '110 00', city: 'Praha' },
  TR: { country: 'TR', zipCode: '34000', city: 'İstanbul', county: 'Kadıköy' },
};

/** Of whom a shop for businesses sells to. */
const business = {
  ...{ addressInfo: 'business', companyName: 'Yılmaz Mobilya' },
  ...{ taxOffice: 'Şişli', taxNumber: '1234567890' },
} as const;

/** A guest on any site, who has a filled basket and an address; paths are relative to the site. */
export async function siteShopper(
  api: TestApi,
  site: SiteCode,
  productId: string,
  change: Partial<AddressInput> = {},
) {
  const token = await api.guestToken(site);
  const base = `/api/${site}`;
  const get = <T>(path: string): Promise<Answer<T>> => api.get<T>(`${base}/${path}`, token);
  const post = <T = Record<string, unknown>>(path: string, item: unknown): Promise<Answer<T>> =>
    api.post<T>(`${base}/${path}`, [item], token);
  const isForBusinesses = siteCommerce[site].sellsTo === 'businesses';
  const address = {
    ...someAddress,
    ...(isForBusinesses ? business : {}),
    ...addresses[siteRules[site].defaultCountry],
    ...change,
  };
  const { id } = only(await post<{ id: string }>('customeraddress', address));
  await post('basket', { productId, quantity: 1 });
  await api.put(`${base}/basket`, [{ shippingAddressId: id }], token);
  return {
    token,
    get,
    post,
    order: async (orderId: string) => only(await get<Order>(`orders/${orderId}`)),
    basket: async () => only(await get<Basket>('basket')),
    checkout: async (change: Partial<CheckoutInput>) =>
      post<CheckoutResult>('checkout', {
        ...someCheckout,
        expectedTotal: only(await get<Basket>('basket')).orderSummary.total.amount,
        successUrl: `/${site}/checkout-callback`,
        cancelUrl: `/${site}/checkout`,
        ...change,
      }),
  };
}
export type SiteShopper = Awaited<ReturnType<typeof siteShopper>>;
