import {
  type adminOrderEvents,
  adminOrderSchema,
  type OrderDetail,
  orderDetailSchema,
} from '../../contract/checkout.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { readIdempotencyKey, withIdempotency } from '../../http/idempotency.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { moveStock, type NoteMove } from '../stock/stock.ts';
import { moveOrder } from './move-order.ts';
import {
  closeOpenPayments,
  findOrder,
  isChargedBack,
  listOrderEvents,
  listOrderItems,
  lockOrderToMove,
  type StoredOrder,
  type StoredOrderItem,
} from './repo.ts';
import { showOrder } from './show-orders.ts';
import { canHappen } from './states.ts';
import { type AdminOrder, toAdminOrder, toOrderDetail } from './view.ts';
import { listDeclared } from './withdrawn-pieces.ts';

/** Who changes an order, and the request with its Idempotency-Key. */
export type OrderCall = ShopperContext & { request: Request };
type AdminOrderEvent = (typeof adminOrderEvents)[number];

/**
 * A shopper may cancel until the goods leave; of goods made to measure only until they are being made.
 */
function canCancel(order: StoredOrder, items: readonly StoredOrderItem[]): boolean {
  if (!canHappen(order, 'cancel')) return false;
  return order.status !== 'beingPrepared' || !items.some((item) => item.isMadeToMeasure);
}

export async function toDetail(tx: Queryable, order: StoredOrder): Promise<OrderDetail> {
  const events = await listOrderEvents(tx, order.id);
  return showOrder(tx, order, (_order, parts) =>
    toOrderDetail(order, parts, { events, canCancel: canCancel(order, parts.items) }),
  );
}

/** @throws ApiError order-not-found, for orders of others alike */
export async function readOrder(call: OrderCall, orderId: string, { db }: Services): Promise<OrderDetail> {
  const order = await findOrder(db, { ownerId: call.claims.sub, site: call.site.code }, orderId);
  if (!order) throw new ApiError('order-not-found');
  return toDetail(db, order);
}

/** An order that is cancelled already stays so: repeating changes nothing. @throws ApiError state-conflict */
async function cancelLocked(
  tx: Tx,
  order: StoredOrder,
  { note, now }: { note: NoteMove; now: Date },
): Promise<StoredOrder> {
  if (order.status === 'cancelled') return order;
  if (!canCancel(order, await listOrderItems(tx, [order.id]))) throw new ApiError('state-conflict');
  await closeOpenPayments(tx, order.id);
  const { state, stock } = await moveOrder(tx, order, 'cancel', now);
  note(stock);
  return { ...order, ...state };
}

/**
 * The shopper's own cancelling.
 * @throws ApiError order-not-found, state-conflict, idempotency-conflict
 */
export async function cancelOrder(
  { claims, site, request }: OrderCall,
  orderId: string,
  services: Services,
): Promise<OrderDetail> {
  const key = readIdempotencyKey(request);
  const guard = { ownerId: claims.sub, key, payload: { cancel: orderId, site: site.code } };
  const cancel = async (tx: Tx, note: NoteMove) => {
    const order = await lockOrderToMove(tx, site.code, orderId);
    if (order?.ownerId !== claims.sub) throw new ApiError('order-not-found');
    return toDetail(tx, await cancelLocked(tx, order, { note, now: services.now() }));
  };
  return moveStock(services, (tx, note) =>
    withIdempotency(tx, guard, orderDetailSchema, () => cancel(tx, note)),
  );
}

/**
 * The same by whoever has proven in another way to be its owner.
 * @throws ApiError order-not-found, state-conflict
 */
export async function cancelProven(
  { site, id }: Pick<StoredOrder, 'site' | 'id'>,
  services: Services,
): Promise<StoredOrder> {
  return moveStock(services, async (tx, note) => {
    const order = await lockOrderToMove(tx, site, id);
    if (!order) throw new ApiError('order-not-found');
    return cancelLocked(tx, order, { note, now: services.now() });
  });
}

/** Whether its shopper may cancel it now. */
export async function mayCancel(db: Queryable, order: StoredOrder): Promise<boolean> {
  return canCancel(order, await listOrderItems(db, [order.id]));
}

/** After these the goods are on their way. */
const leaving: ReadonlySet<AdminOrderEvent> = new Set(['prepare', 'ship']);

/** @throws ApiError state-conflict, withdrawal-open */
async function checkMayLeave(tx: Tx, orderId: string): Promise<void> {
  if (await isChargedBack(tx, orderId)) throw new ApiError('state-conflict');
  const declared = await listDeclared(tx, orderId);
  // Staff take these pieces out first (`takeback`), which refunds them: nobody is sent what they withdrew from.
  if ([...declared.values()].some((pieces) => pieces > 0)) throw new ApiError('withdrawal-open');
}

/**
 * What the shop's staff tell of an order, all of it or nothing, in the given order; the table of states decides.
 * @throws ApiError order-not-found, state-conflict, withdrawal-open, idempotency-conflict
 */
export async function applyEvents(
  { claims, site, request }: OrderCall,
  orderId: string,
  events: readonly AdminOrderEvent[],
  services: Services,
): Promise<AdminOrder> {
  const key = readIdempotencyKey(request);
  const guard = { ownerId: claims.sub, key, payload: { orderId, site: site.code, events } };
  const apply = async (tx: Tx, note: NoteMove) => {
    let order = await lockOrderToMove(tx, site.code, orderId);
    if (!order) throw new ApiError('order-not-found');
    for (const event of events) {
      // Nothing of a gift card is made ready or carried anywhere.
      if (order.kind === 'gift-card' && event !== 'cancel' && event !== 'takeBack')
        throw new ApiError('state-conflict');
      if (leaving.has(event)) await checkMayLeave(tx, order.id);
      if (event === 'cancel') await closeOpenPayments(tx, order.id);
      const { state, stock } = await moveOrder(tx, order, event, services.now());
      note(stock);
      order = { ...order, ...state };
    }
    return showOrder(tx, order, toAdminOrder);
  };
  return moveStock(services, (tx, note) =>
    withIdempotency(tx, guard, adminOrderSchema, () => apply(tx, note)),
  );
}
