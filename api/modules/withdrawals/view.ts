import { payerOf } from '../../contract/credit-method.ts';
import { hasLeft } from '../../contract/order-statuses.ts';
import type { WithdrawalReceipt } from '../../contract/withdrawals.ts';
import type { Queryable } from '../../db/client.ts';
import { listOrderItems, type StoredOrder, type StoredOrderItem } from '../orders/repo.ts';
import { toOrderItems } from '../orders/view.ts';
import { listWithdrawalLines, type StoredWithdrawal, type StoredWithdrawalLine } from './repo.ts';

/** Of whoever ordered, to whom it is delivered; the invoice may be somebody else's. */
export function nameOf({ shippingAddress }: Pick<StoredOrder, 'shippingAddress'>): string {
  return `${shippingAddress.firstName} ${shippingAddress.lastName}`;
}

function toReceipt(
  withdrawal: StoredWithdrawal,
  order: StoredOrder,
  { items, lines }: { items: readonly StoredOrderItem[]; lines: readonly StoredWithdrawalLine[] },
): WithdrawalReceipt {
  const shown = toOrderItems(order, items);
  const titles = new Map(items.map(({ position }, index) => [position, shown[index]]));
  const { id, receiptNumber, status, name, email, reason, isOrderCancelled, receivedAt } = withdrawal;
  return {
    id,
    receiptNumber,
    status,
    name,
    email,
    reason,
    isOrderCancelled,
    isSent: hasLeft(order.status),
    paidBy: payerOf(order),
    orderNumber: order.orderNumber,
    receivedAt: receivedAt.toISOString(),
    lines: lines.map(({ position, quantity, takenBack }) => ({
      line: position,
      quantity,
      takenBack,
      vsin: titles.get(position)?.vsin ?? '',
      title: titles.get(position)?.title ?? '',
    })),
  };
}

/** Receipts of withdrawals, each with its order; mails show the same. */
export async function readReceipts(
  db: Queryable,
  found: readonly { withdrawal: StoredWithdrawal; order: StoredOrder }[],
): Promise<WithdrawalReceipt[]> {
  const items = Map.groupBy(
    await listOrderItems(
      db,
      found.map(({ order }) => order.id),
    ),
    (item) => item.orderId,
  );
  const lines = Map.groupBy(
    await listWithdrawalLines(
      db,
      found.map(({ withdrawal }) => withdrawal.id),
    ),
    (line) => line.withdrawalId,
  );
  return found.map(({ withdrawal, order }) =>
    toReceipt(withdrawal, order, {
      items: items.get(order.id) ?? [],
      lines: lines.get(withdrawal.id) ?? [],
    }),
  );
}
