import { call } from '../call.ts';
import type { Order } from '../checkout.ts';
import type {
  AdminRefund,
  RefundStatus,
  refundAccountInputSchema,
  refundDoneInputSchema,
} from '../refunds.ts';

export const listRefunds = call('GET', 'admin/refunds')
  .query<{ page?: number; size?: number; status?: RefundStatus }>()
  .answers<AdminRefund>();
export const recordRefund = call('POST', 'refunds/:refundId/done')
  .takes<typeof refundDoneInputSchema>()
  .answersOne<AdminRefund>();
export const tellRefundAccount = call('POST', 'orders/:orderId/refund-account')
  .takes<typeof refundAccountInputSchema>()
  .answersOne<Order>();
export const askRefundAccount = call('GET', 'refund-account').query<{ key?: string }>().answersPage();
export const takeRefundAccount = call('POST', 'refund-account').query<{ key?: string }>().answersPage();
