import type { Queryable } from '../../db/client.ts';
import { listInstallmentFees, listOrderItems, type StoredOrder, type StoredOrderItem } from './repo.ts';

/** What is shown with an order: its lines, and what paying it in parts costs, minor units. */
export type OrderParts = { items: readonly StoredOrderItem[]; installmentFeeMinor: number };

/** Reads what is shown with each order, and shows it. */
export async function showOrders<T>(
  db: Queryable,
  orders: readonly StoredOrder[],
  view: (order: StoredOrder, parts: OrderParts) => T,
): Promise<T[]> {
  const ids = orders.map((order) => order.id);
  const items = Map.groupBy(await listOrderItems(db, ids), (item) => item.orderId);
  const fees = await listInstallmentFees(db, ids);
  return orders.map((order) =>
    view(order, { items: items.get(order.id) ?? [], installmentFeeMinor: fees.get(order.id) ?? 0 }),
  );
}

export async function showOrder<T>(
  db: Queryable,
  order: StoredOrder,
  view: (order: StoredOrder, parts: OrderParts) => T,
): Promise<T> {
  const [shown] = await showOrders(db, [order], view);
  if (shown === undefined) throw new Error('The order was not shown.');
  return shown;
}
