import { object, string } from 'yup';
import * as pages from '../../contract/calls/order-pages.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute, type OpenCall } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { StoredOrder } from '../orders/repo.ts';
import { cancelProven } from '../orders/service.ts';
import { orderPage } from './order-page.ts';
import { orderOfPageKey } from './order-page-key.ts';

/** @throws ApiError link-expired for a key that was not made here, or is too old */
async function orderOfLink({ site, query }: OpenCall, services: Services): Promise<StoredOrder> {
  const wanted = { site: site.code, key: query.get('key') ?? '', now: services.now() };
  const order = await orderOfPageKey(services.db, wanted);
  if (!order) throw new ApiError('link-expired');
  return order;
}

const byLink = {
  auth: 'none',
  query: object({ key: string().max(200).optional() }),
  limit: { points: 60, seconds: 3600, isGuard: true },
  errors: ['link-expired', 'too-many-requests'],
} as const;

export const routes = [
  defineRoute(
    pages.readOrderPage,
    {
      summary:
        'Where the mails of an order lead: a page (HTML) that shows it as it is now, to whoever has the key, for 180 days',
      ...byLink,
    },
    async (call, services) => orderPage(call.site, await orderOfLink(call, services), services),
  ),
  defineRoute(
    pages.cancelByOrderPage,
    {
      summary:
        'The form of that page: cancels the order as `POST orders/{orderId}/cancel` would, and answers with the page (HTML). ' +
        'A cancelled order stays as it is; one that can be cancelled no more is shown as it is, with 409',
      ...byLink,
    },
    async (call, services) => {
      const order = await orderOfLink(call, services);
      try {
        return await orderPage(call.site, await cancelProven(order, services), services);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'state-conflict')) throw error;
        return orderPage(call.site, await orderOfLink(call, services), services, { hasFailed: true });
      }
    },
  ),
];
