import { call } from '../call.ts';
import type { Order } from '../checkout.ts';
import type {
  AdminRefund,
  RefundStatus,
  refundAccountInputSchema,
  refundDoneInputSchema,
  wireExcessInputSchema,
} from '../refunds.ts';

export const listRefunds = call('GET', 'admin/refunds')
  .query<{ page?: number; size?: number; status?: RefundStatus }>()
  .answers<AdminRefund>();
export const changeRefundAccount = call('POST', 'refunds/:refundId/account')
  .takes<typeof refundAccountInputSchema>()
  .answersOne<AdminRefund>();
export const recordRefund = call('POST', 'refunds/:refundId/done')
  .takes<typeof refundDoneInputSchema>()
  .answersOne<AdminRefund>();
export const tellRefundAccount = call('POST', 'orders/:orderId/refund-account')
  .takes<typeof refundAccountInputSchema>()
  .answersOne<Order>();
export const refundExcess = call('POST', 'payment/wire-excess')
  .takes<typeof wireExcessInputSchema>()
  .answersOne<AdminRefund>();
