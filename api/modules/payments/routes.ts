import * as calls from '../../contract/calls/checkout.ts';
import { paymentMethodSchema } from '../../contract/checkout.ts';
import { defineRoute } from '../../http/route.ts';
import { bankTransferRoutes } from './bank-transfer-routes.ts';
import { bnplRoutes } from './bnpl-routes.ts';
import { cancelRoutes } from './cancel-routes.ts';
import { cardRoutes } from './card-routes.ts';
import { goPayRoutes } from './gopay-routes.ts';
import { klarnaRoutes } from './klarna-routes.ts';
import { masterpassRoutes } from './masterpass-routes.ts';
import { mollieRoutes } from './mollie/routes.ts';
import { payOnRoutes } from './pay-on-routes.ts';
import { paypalRoutes } from './paypal-routes.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

export const routes = [
  defineRoute(
    calls.listPaymentMethods,
    {
      summary:
        "Payment methods of the site, in the order they are shown. Mollie's once MOLLIE_API_KEY is set, else the " +
        "sandbox's; wire transfer is always there",
      auth: 'none',
      response: paymentMethodSchema,
    },
    async ({ site, language }, { payments }) => payments.listMethods(site.code, language),
  ),
  ...klarnaRoutes,
  ...paypalRoutes,
  ...masterpassRoutes,
  ...goPayRoutes,
  ...bnplRoutes,
  ...cardRoutes,
  ...bankTransferRoutes,
  ...cancelRoutes,
  ...payOnRoutes,
  ...mollieRoutes,
  ...sandboxRoutes,
];
