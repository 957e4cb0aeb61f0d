import * as calls from '../../contract/calls/payments.ts';
import { paymentStateSchema, wireReceivedInputSchema } from '../../contract/payments.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { findBankTransferSession } from './repo.ts';
import { settleTransfer } from './settle.ts';

export const bankTransferRoutes = [
  defineRoute(
    calls.confirmTransfer,
    {
      summary:
        'Staff tell that a bank transfer has come in. The amount, in minor units, must be exactly what is asked for, or was ' +
        'before pieces were withdrawn; money for what was cancelled or taken back meanwhile is refunded. Telling it again ' +
        'changes nothing',
      auth: 'admin',
      body: wireReceivedInputSchema,
      errors: ['order-not-found'],
      response: paymentStateSchema,
    },
    async ({ site, items: [{ orderNumber, amount }] }, services) => {
      const session = await findBankTransferSession(services.db, site.code, orderNumber);
      if (!session) throw new ApiError('order-not-found');
      const { sessionId, orderId } = session.payment;
      const { payment } = await settleTransfer({ site: site.code, sessionId }, amount, services);
      return [{ orderId, paymentStatus: payment.status }];
    },
  ),
];
