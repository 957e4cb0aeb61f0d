import { call } from '../call.ts';
import type {
  AdminOrderDetail,
  AdminOrderTotals,
  adminOrderEventSchema,
  adminOrderSchema,
  Order,
  OrderDetail,
  orderToolSchema,
  PaymentStatus,
} from '../checkout.ts';
import type { OrderStatus } from '../order-statuses.ts';

export const listOrders = call('GET', 'orders').query<{ page?: number; size?: number }>().answers<Order>();
export const readOrder = call('GET', 'orders/:orderId').answersOne<OrderDetail>();
export const cancelOrder = call('POST', 'orders/:orderId/cancel').answersOne<OrderDetail>();
export const applyOrderEvents = call('POST', 'orders/:orderId/events')
  .takes<typeof adminOrderEventSchema>()
  .answersOne<typeof adminOrderSchema>();
type OrderFilter = {
  status?: OrderStatus;
  paymentStatus?: PaymentStatus;
  orderNumber?: string;
  email?: string;
  from?: string;
  until?: string;
};
export const listOrdersOfSite = call('GET', 'admin/orders')
  .query<OrderFilter & { page?: number; size?: number }>()
  .answers<typeof adminOrderSchema>();
export const readOrderTotals = call('GET', 'admin/order-totals')
  .query<OrderFilter>()
  .answersOne<AdminOrderTotals>();
export const readOrderOfSite = call('GET', 'admin/orders/:orderId').answersOne<AdminOrderDetail>();
export const readOrderTool = call('GET', 'admin/order-tool').answersOne<typeof orderToolSchema>();
