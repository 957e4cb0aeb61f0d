import type { CountedPromotion } from '../../contract/order-promotions.ts';
import type { Queryable } from '../../db/client.ts';
import { listCards, type OrderCards } from '../gift-cards/cards-of-orders.ts';
import { dueAtFirstMinor } from './asked-amount.ts';
import { listCounted } from './promotions-of-orders.ts';
import { listRefunds, type StoredRefund } from './refunds-repo.ts';
import { listCharges, listOrderItems, type StoredOrder, type StoredOrderItem } from './repo.ts';
import { listWithdrawn } from './withdrawn-pieces.ts';

/** What is shown with an order: its lines, what paying it in parts costs, and what went back; minor units. */
export type OrderParts = {
  items: readonly StoredOrderItem[];
  /** What its payment asks for, or has brought, without what paying in parts costs. */
  askedMinor: number;
  installmentFeeMinor: number;
  /** What the shopper's bank took back. */
  chargedBackMinor: number;
  refunds: readonly StoredRefund[];
  /** Pieces that were withdrawn from, by line. */
  withdrawn: ReadonlyMap<number, number>;
  /** The gift card that pays for it, and the one that it has bought. */
  cards: OrderCards;
  /** Promotions and coupons that counted. */
  counted: CountedPromotion[];
};

/** Reads what is shown with each order, and shows it. */
export async function showOrders<T>(
  db: Queryable,
  orders: readonly StoredOrder[],
  view: (order: StoredOrder, parts: OrderParts) => T,
): Promise<T[]> {
  const ids = orders.map((order) => order.id);
  const items = Map.groupBy(await listOrderItems(db, ids), (item) => item.orderId);
  const charges = await listCharges(db, ids);
  const refunds = Map.groupBy(await listRefunds(db, ids), (refund) => refund.orderId);
  const withdrawn = await listWithdrawn(db, ids);
  const cards = await listCards(db, orders);
  const counted = await listCounted(db, orders);
  return orders.map((order) =>
    view(order, {
      items: items.get(order.id) ?? [],
      askedMinor: charges.get(order.id)?.amount ?? dueAtFirstMinor(order),
      installmentFeeMinor: charges.get(order.id)?.installmentFee ?? 0,
      chargedBackMinor: charges.get(order.id)?.chargedBack ?? 0,
      refunds: refunds.get(order.id) ?? [],
      withdrawn: withdrawn.get(order.id) ?? new Map(),
      cards: cards(order),
      counted: counted(order),
    }),
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
