import { and, eq, sql } from 'drizzle-orm';
import {
  type ReceiveReturnInput,
  type WithdrawalReceipt,
  withdrawalReceiptSchema,
} from '../../contract/withdrawals.ts';
import type { Tx } from '../../db/client.ts';
import { orderItems } from '../../db/schema/sales.ts';
import { withdrawalLines, withdrawals } from '../../db/schema/withdrawals.ts';
import { ApiError } from '../../http/api-error.ts';
import { readIdempotencyKey, withIdempotency } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import type { TaxedPart } from '../basket/vat-by-rate.ts';
import { refundableMinor, takenBackMinor } from '../orders/asked-amount.ts';
import { moveOrder } from '../orders/move-order.ts';
import { taxedParts } from '../orders/order-vat.ts';
import { piecesMinor } from '../orders/pieces-minor.ts';
import { listOrderItems, lockOrderToMove, type StoredOrder, type StoredOrderItem } from '../orders/repo.ts';
import { requestRefund } from '../orders/request-refund.ts';
import type { OrderCall } from '../orders/service.ts';
import { canHappen } from '../orders/states.ts';
import { moveStock, type NoteMove, returnStock } from '../stock/stock.ts';
import { findWithdrawal, listWithdrawalLines, type StoredWithdrawalLine } from './repo.ts';
import { readReceipts } from './view.ts';

type Telling = { now: Date; note: NoteMove };
type Arrived = { line: StoredWithdrawalLine; item: StoredOrderItem; quantity: number; isSellable: boolean };

/** @throws ApiError state-conflict when more is said to have come back than was withdrawn and is still out */
function matchArrived(
  input: ReceiveReturnInput,
  lines: readonly StoredWithdrawalLine[],
  items: readonly StoredOrderItem[],
): Arrived[] {
  const open = ({ quantity, takenBack }: StoredWithdrawalLine) => quantity - takenBack;
  const wanted =
    input.lines ??
    lines
      .filter((line) => open(line) > 0)
      .map((line) => ({ line: line.position, quantity: open(line), isSellable: true }));
  if (wanted.length === 0 || new Set(wanted.map(({ line }) => line)).size < wanted.length)
    throw new ApiError('state-conflict');
  return wanted.map(({ line: position, quantity, isSellable }) => {
    const line = lines.find((one) => one.position === position);
    const item = items.find((one) => one.position === position);
    if (!line || !item || quantity > open(line) || quantity > item.quantity - item.takenBack)
      throw new ApiError('state-conflict');
    return { line, item, quantity, isSellable };
  });
}

/** Writes down what arrived. @returns what is to be paid back for it, by rate */
async function saveArrived(tx: Tx, order: StoredOrder, arrived: readonly Arrived[]): Promise<TaxedPart[]> {
  const parts: TaxedPart[] = [];
  for (const { line, item, quantity } of arrived) {
    const refunded = piecesMinor(item, item.takenBack, quantity);
    await tx
      .update(withdrawalLines)
      .set({
        takenBack: sql`${withdrawalLines.takenBack} + ${quantity}`,
        refunded: sql`${withdrawalLines.refunded} + ${refunded}`,
      })
      .where(
        and(eq(withdrawalLines.withdrawalId, line.withdrawalId), eq(withdrawalLines.position, line.position)),
      );
    await tx
      .update(orderItems)
      .set({ takenBack: sql`${orderItems.takenBack} + ${quantity}` })
      .where(and(eq(orderItems.orderId, item.orderId), eq(orderItems.position, item.position)));
    parts.push(...taxedParts(order, item, refunded));
  }
  return parts;
}

/** Where nothing of the order is left with the shopper, the order itself is over and the rest is paid back as well. */
async function settleOrder(
  tx: Tx,
  order: StoredOrder,
  parts: readonly TaxedPart[],
  { now, note }: Telling,
): Promise<void> {
  const items = await listOrderItems(tx, [order.id]);
  if (items.every((item) => item.takenBack >= item.quantity)) {
    const event = (['takeBack', 'cancel'] as const).find((one) => canHappen(order, one));
    if (event) {
      const { stock } = await moveOrder(tx, order, event, now);
      return note(stock);
    }
  }
  if (order.paymentStatus !== 'paid') return;
  const back = parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  const before = takenBackMinor(items) - back;
  const amountMinor = await refundableMinor(tx, order, { before, back });
  if (amountMinor > 0)
    await requestRefund(tx, { orderId: order.id, amountMinor, parts, reason: 'returned', now });
}

async function receivePieces(
  tx: Tx,
  { order, withdrawalId }: { order: StoredOrder; withdrawalId: string },
  input: ReceiveReturnInput,
  telling: Telling,
): Promise<void> {
  const lines = await listWithdrawalLines(tx, [withdrawalId]);
  const arrived = matchArrived(input, lines, await listOrderItems(tx, [order.id]));
  const parts = await saveArrived(tx, order, arrived);
  const sellable = arrived.filter(({ item, isSellable }) => isSellable && item.tookStock);
  const pieces = sellable.map(({ item, quantity }) => ({ variantId: item.variantId, quantity }));
  telling.note(await returnStock(tx, pieces));
  const left = await listWithdrawalLines(tx, [withdrawalId]);
  if (left.every((line) => line.takenBack === line.quantity))
    await tx.update(withdrawals).set({ status: 'completed' }).where(eq(withdrawals.id, withdrawalId));
  await settleOrder(tx, order, parts, telling);
}

/**
 * The shop has goods back: stock of what can be sold again, refund to the cent by the share of each piece, and the
 * order is returned when nothing of it is kept.
 * @throws ApiError resource-not-found, state-conflict, idempotency-conflict
 */
export async function receiveReturn(
  { claims, site, request }: OrderCall,
  withdrawalId: string,
  input: ReceiveReturnInput,
  services: Services,
): Promise<WithdrawalReceipt> {
  const key = readIdempotencyKey(request);
  const guard = { ownerId: claims.sub, key, payload: { takeBack: withdrawalId, site: site.code, input } };
  const accept = async (tx: Tx, note: NoteMove) => {
    const known = await findWithdrawal(tx, site.code, withdrawalId);
    const order = known && (await lockOrderToMove(tx, site.code, known.orderId));
    // Read again under the lock of its order.
    const withdrawal = order && (await findWithdrawal(tx, site.code, withdrawalId));
    if (!order || !withdrawal) throw new ApiError('resource-not-found');
    if (withdrawal.status === 'completed') throw new ApiError('state-conflict');
    await receivePieces(tx, { order, withdrawalId }, input, { now: services.now(), note });
    const after = await findWithdrawal(tx, site.code, withdrawalId);
    const [receipt] = await readReceipts(tx, [{ withdrawal: after ?? withdrawal, order }]);
    if (!receipt) throw new Error('The withdrawal has no receipt.');
    return receipt;
  };
  return moveStock(services, (tx, note) =>
    withIdempotency(tx, guard, withdrawalReceiptSchema, () => accept(tx, note)),
  );
}
