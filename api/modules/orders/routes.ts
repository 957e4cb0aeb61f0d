import { object, string } from 'yup';
import { calendarDay } from '../../contract/calendar-day.ts';
import * as calls from '../../contract/calls/orders.ts';
import {
  adminOrderDetailSchema,
  adminOrderEventSchema,
  adminOrderSchema,
  adminOrderTotalsSchema,
  orderDetailSchema,
  orderSchema,
  orderToolSchema,
  paymentStatuses,
} from '../../contract/checkout.ts';
import { knownEmail } from '../../contract/email.ts';
import { typedOrderNumber } from '../../contract/order-number.ts';
import { orderStatuses } from '../../contract/order-statuses.ts';
import { ownerOf } from '../../http/owner.ts';
import { pagingQuery, readPaging } from '../../http/paging.ts';
import { mostItems } from '../../http/parse-input.ts';
import { defineRoute } from '../../http/route.ts';
import { readAdminOrder } from './admin-order.ts';
import { listOrders } from './repo.ts';
import { applyEvents, cancelOrder, readOrder } from './service.ts';
import { showOrders } from './show-orders.ts';
import { listOrdersOfSite, sumOrdersOfSite } from './site-orders.ts';
import { toAdminOrder, toOrder } from './view.ts';

const orderFilter = {
  status: string().oneOf(orderStatuses).optional(),
  paymentStatus: string().oneOf(paymentStatuses).optional(),
  orderNumber: typedOrderNumber().optional(),
  email: knownEmail().optional(),
  /** Days of the site on which orders were placed, both included. */
  from: calendarDay().optional(),
  until: calendarDay().optional(),
};
/** A filter nobody knows is refused: the list would be that of all orders. */
const adminListQuery = object({ ...pagingQuery, ...orderFilter }).noUnknown();
const adminTotalsQuery = object(orderFilter).noUnknown();

/** An order is put together of many rows, what came of it since included. */
const readsPerClient = { points: 300, seconds: 60 };

export const routes = [
  defineRoute(
    calls.listOrders,
    {
      summary: 'Orders of the caller, newest first, by page',
      auth: 'token',
      query: object(pagingQuery),
      limit: readsPerClient,
      response: orderSchema,
    },
    async (call, { db }) =>
      showOrders(db, await listOrders(db, ownerOf(call), readPaging(call.query)), toOrder),
  ),
  defineRoute(
    calls.readOrder,
    {
      summary: 'One order of the caller with its history; foreign and unknown ones look alike',
      auth: 'token',
      limit: readsPerClient,
      errors: ['order-not-found'],
      response: orderDetailSchema,
    },
    async (call, services) => [await readOrder(call, call.params.orderId, services)],
  ),
  defineRoute(
    calls.cancelOrder,
    {
      summary:
        'Cancel an order of the caller: until the goods leave, and goods made to measure until they are being made. ' +
        'Stock is put back, what was paid is refunded; a cancelled order stays as it is. Takes Idempotency-Key',
      auth: 'token',
      // With a key each answer is kept for days.
      limit: { points: 60, seconds: 600 },
      headers: ['Idempotency-Key'],
      errors: [
        'order-not-found',
        'state-conflict',
        'idempotency-conflict',
        'invalid-input',
        'too-many-requests',
      ],
      response: orderDetailSchema,
    },
    async (call, services) => [await cancelOrder(call, call.params.orderId, services)],
  ),
  defineRoute(
    calls.applyOrderEvents,
    {
      summary:
        'Tell what happened to an order; several items happen in their order, all or none. The table of states ' +
        'decides, anything else is state-conflict, as is sending off what the bank took the money back for. `cancel` ' +
        'and `takeBack` put stock back and refund. What was withdrawn from must be taken back (withdrawals takeback) ' +
        'before `prepare` and `ship`: withdrawal-open. Takes Idempotency-Key',
      auth: 'admin',
      body: adminOrderEventSchema,
      maxItems: mostItems,
      headers: ['Idempotency-Key'],
      errors: ['order-not-found', 'state-conflict', 'withdrawal-open', 'idempotency-conflict'],
      response: adminOrderSchema,
    },
    async (call, services) => {
      const events = call.items.map(({ event }) => event);
      return [await applyEvents(call, call.params.orderId, events, services)];
    },
  ),
  defineRoute(
    calls.listOrdersOfSite,
    {
      summary:
        'Orders of the site, newest first, by page; `from` and `until` are days of the site. An unknown filter is refused',
      auth: 'admin',
      query: adminListQuery,
      response: adminOrderSchema,
    },
    async ({ site, query }, { db }) => {
      const { page: _page, size: _size, ...asked } = adminListQuery.cast(Object.fromEntries(query));
      const filter = { ...asked, site: site.code, timeZone: site.timeZone };
      return showOrders(db, await listOrdersOfSite(db, filter, readPaging(query)), toAdminOrder);
    },
  ),
  defineRoute(
    calls.readOrderTotals,
    {
      summary:
        'How many orders that list has in all, and what they come to, whatever became of them; takes its filters',
      auth: 'admin',
      query: adminTotalsQuery,
      response: adminOrderTotalsSchema,
    },
    async ({ site, query }, { db }) => {
      const asked = adminTotalsQuery.cast(Object.fromEntries(query));
      const filter = { ...asked, site: site.code, timeZone: site.timeZone };
      const { orders, totalMinor } = await sumOrdersOfSite(db, filter);
      return [{ orders, total: { amount: totalMinor, currency: site.currency } }];
    },
  ),
  defineRoute(
    calls.readOrderOfSite,
    {
      summary: 'An order of the site with its history, promotions, coupons and payments',
      auth: 'admin',
      errors: ['order-not-found'],
      response: adminOrderDetailSchema,
    },
    async (call, services) => [await readAdminOrder(call, services)],
  ),
  defineRoute(
    calls.readOrderTool,
    {
      summary: 'Where administrators make orders (ADMIN_ORDER_URL); null while the shop has no such page',
      auth: 'admin',
      response: orderToolSchema,
    },
    async (_call, { environment }) => [{ createOrderUrl: environment.adminOrderUrl ?? null }],
  ),
];
