import { type AppOptions, createApp } from './http/create-app.ts';
import type { Route } from './http/route.ts';
import { routes as address } from './modules/address/routes.ts';
import { routes as auth } from './modules/auth/routes.ts';
import { routes as backInStock } from './modules/back-in-stock/routes.ts';
import { routes as promotions } from './modules/basket/promotions/routes.ts';
import { routes as basket } from './modules/basket/routes.ts';
import { routes as checkout } from './modules/checkout/routes.ts';
import { routes as counts } from './modules/counts/routes.ts';
import { routes as customer } from './modules/customer/routes.ts';
import { listRoutes as favouriteLists } from './modules/favourites/list-routes.ts';
import { routes as favourites } from './modules/favourites/routes.ts';
import { routes as feed } from './modules/feed/routes.ts';
import { routes as giftCards } from './modules/gift-card-sales/routes.ts';
import { routes as invoices } from './modules/invoices/routes.ts';
import { routes as listing } from './modules/listing/routes.ts';
import { routes as lookup } from './modules/lookup/routes.ts';
import { mountOutbox } from './modules/mail/dev-routes.ts';
import { routes as orderPages } from './modules/mail/routes.ts';
import { routes as newsletter } from './modules/newsletter/routes.ts';
import { routes as offers } from './modules/offers/routes.ts';
import { routes as orders } from './modules/orders/routes.ts';
import { routes as payments } from './modules/payments/routes.ts';
import { routes as personalisation } from './modules/personalisation/routes.ts';
import { routes as policies } from './modules/policies/routes.ts';
import { routes as product } from './modules/product/routes.ts';
import { routes as questions } from './modules/questions/routes.ts';
import { routes as refunds } from './modules/refunds/routes.ts';
import { routes as remoteConfig } from './modules/remote-config/routes.ts';
import { routes as reviews } from './modules/reviews/routes.ts';
import { routes as route } from './modules/route/routes.ts';
import { routes as samples } from './modules/samples/routes.ts';
import { routes as searchRedirects } from './modules/search-redirects/routes.ts';
import { routes as suggest } from './modules/suggest/routes.ts';
import { routes as support } from './modules/support/routes.ts';
import { routes as template } from './modules/template/routes.ts';
import { routes as withdrawals } from './modules/withdrawals/routes.ts';
import type { Services } from './services.ts';

/** Every module of the API; each adds its line here, under the heading it has in the OpenAPI document. */
const modules: Readonly<Record<string, readonly Route[]>> = {
  'Sign-in': auth,
  Account: customer,
  Addresses: address,
  'Address look-up': lookup,
  Pages: [...route, ...template, ...policies],
  Listing: [...listing, ...searchRedirects, ...suggest],
  Product: [...product, ...feed, ...backInStock, ...samples, ...questions],
  Reviews: reviews,
  Favourites: [...favourites, ...favouriteLists],
  Promotions: promotions,
  'Offer cards': offers,
  Basket: basket,
  Checkout: checkout,
  'Gift cards': giftCards,
  Payment: [...payments, ...refunds],
  Orders: [...orders, ...invoices, ...orderPages],
  Withdrawal: withdrawals,
  'Newsletter and contact': [...newsletter, ...support],
  Personalisation: personalisation,
  'Remote configuration': remoteConfig,
  Figures: counts,
};
export const routes: readonly Route[] = Object.entries(modules).flatMap(([tag, ofModule]) =>
  ofModule.map((route) => ({ ...route, tag })),
);

type Options = AppOptions & {
  /** Routes of their own, to test the HTTP layer. */
  extraRoutes?: readonly Route[];
};

export function createApiApp(services: Services, { extraRoutes = [], ...options }: Options) {
  const parts = { routes: [...routes, ...extraRoutes], mount: mountOutbox };
  return createApp(parts, services, options);
}
