import * as calls from '../../contract/calls/payments.ts';
import {
  paymentStateSchema,
  wireExcessInputSchema,
  wireReceivedInputSchema,
} from '../../contract/payments.ts';
import { adminRefundSchema } from '../../contract/refunds.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { lockOrderToMove } from '../orders/repo.ts';
import { refundExcess } from '../orders/request-refund.ts';
import { toAdminRefund } from '../refunds/service.ts';
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
  defineRoute(
    calls.refundExcess,
    {
      summary:
        'Staff tell that more has come in for a transfer that is paid already: paid twice, or more than was asked for. ' +
        '`amount` is all that is too much, in minor units; it goes back the way of every refund of a transfer, to an account ' +
        'that the shopper is asked for. The same `receipt`, what the bank calls the transfer, told again changes nothing; ' +
        'with another amount, and while nothing is paid: state-conflict',
      auth: 'admin',
      body: wireExcessInputSchema,
      errors: ['order-not-found', 'state-conflict'],
      response: adminRefundSchema,
    },
    async ({ site, items: [{ orderNumber, amount, receipt }] }, { db, now }) => {
      const session = await findBankTransferSession(db, site.code, orderNumber);
      if (!session) throw new ApiError('order-not-found');
      return db.transaction(async (tx) => {
        const order = await lockOrderToMove(tx, site.code, session.order.id);
        if (!order) throw new ApiError('order-not-found');
        const excess = { order, amountMinor: amount, receipt, now: now() };
        return [toAdminRefund(await refundExcess(tx, excess), order)];
      });
    },
  ),
];
