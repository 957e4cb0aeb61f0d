import { orderSchema } from '../../contract/checkout.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { ownerOf } from '../address/owner.ts';
import { findOrder, listOrderItems, listOrders } from './repo.ts';
import { toOrder } from './view.ts';

export const routes = [
  defineRoute(
    {
      method: 'GET',
      path: 'orders',
      summary: 'Orders of the caller, newest first, at most 100',
      auth: 'token',
      response: orderSchema,
    },
    async (call, services) => {
      const orders = await listOrders(services.db, ownerOf(call));
      const items = await listOrderItems(
        services.db,
        orders.map((order) => order.id),
      );
      const byOrder = Map.groupBy(items, (item) => item.orderId);
      return orders.map((order) => toOrder(order, byOrder.get(order.id) ?? []));
    },
  ),
  defineRoute(
    {
      method: 'GET',
      path: 'orders/:orderId',
      summary: 'One order of the caller',
      auth: 'token',
      errors: ['order-not-found'],
      response: orderSchema,
    },
    async (call, services) => {
      const order = await findOrder(services.db, ownerOf(call), call.params.orderId ?? '');
      if (!order) throw new ApiError('order-not-found');
      return [toOrder(order, await listOrderItems(services.db, [order.id]))];
    },
  ),
];
