import { object, string } from 'yup';
import * as pages from '../../contract/calls/order-pages.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { orderPage } from './order-page.ts';
import { orderOfPageKey } from './order-page-key.ts';

export const routes = [
  defineRoute(
    pages.readOrderPage,
    {
      summary:
        'Where the mails of an order lead: a page (HTML) that shows it as it is now, to whoever has the key, for 180 days',
      auth: 'none',
      query: object({ key: string().max(200).optional() }),
      limit: { points: 60, seconds: 3600, isGuard: true },
      errors: ['link-expired', 'too-many-requests'],
    },
    async ({ site, query }, services) => {
      const wanted = { site: site.code, key: query.get('key') ?? '', now: services.now() };
      const order = await orderOfPageKey(services.db, wanted);
      if (!order) throw new ApiError('link-expired');
      return orderPage(site, order, services);
    },
  ),
];
