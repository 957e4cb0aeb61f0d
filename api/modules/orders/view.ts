import type { InferType } from 'yup';
import {
  type adminOrderSchema,
  type Order,
  type OrderDetail,
  type OrderItem,
  orderItemSchema,
} from '../../contract/checkout.ts';
import { wholeAddress } from '../address/repo.ts';
import { toOrderSummary } from '../basket/view.ts';
import { awaitedTransfer } from '../payments/awaited-transfer.ts';
import type { StoredOrder, StoredOrderEvent, StoredOrderItem } from './repo.ts';
import type { OrderParts } from './show-orders.ts';

/** What an order keeps of a line: the words, picture and dates of the day it was placed. */
export function toSnapshot(item: OrderItem): Record<string, unknown> {
  const { productId, vsin, alias, title, quantity, unitPrice, lineTotal, media, options } = item;
  const { deliveryDate, bufferedDeliveryDate, setupProduct, isGift } = item;
  const { generalMarketPrice, category, calculatedDeliveryDays } = item;
  return {
    ...{ productId, vsin, alias, title, quantity, unitPrice, lineTotal, media, options },
    ...{ deliveryDate, bufferedDeliveryDate, setupProduct, isGift },
    ...{ generalMarketPrice, category, calculatedDeliveryDays },
  };
}

export function toOrderItems(order: StoredOrder, items: readonly StoredOrderItem[]): OrderItem[] {
  const { currency } = order;
  return items.map(({ discount, snapshot }) =>
    // Orders from before there were gifts do not say that a line is none.
    orderItemSchema.validateSync({ isGift: false, discount: { amount: discount, currency }, ...snapshot }),
  );
}

export function toOrder(order: StoredOrder, { items, installmentFeeMinor }: OrderParts): Order {
  const totals = {
    subTotalMinor: order.subTotal,
    discountMinor: order.discount,
    deliveryMinor: order.delivery,
    totalMinor: order.total,
    vatMinor: order.vat,
  };
  const { currency } = order;
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    paymentStatus: order.paymentStatus,
    placedAt: order.createdAt.toISOString(),
    items: toOrderItems(order, items),
    orderSummary: toOrderSummary(totals, { currency }),
    installmentFee: { amount: installmentFeeMinor, currency },
    shippingAddress: wholeAddress(order.shippingAddress),
    billingAddress: wholeAddress(order.billingAddress),
    deliveryMethod: order.deliveryMethod,
    subIntegrationType: order.subIntegrationType,
    payBefore: order.payBefore?.toISOString() ?? null,
  };
}

export function toOrderDetail(
  order: StoredOrder,
  parts: OrderParts,
  { events, canCancel }: { events: readonly StoredOrderEvent[]; canCancel: boolean },
): OrderDetail {
  const shown = toOrder(order, parts);
  return {
    ...shown,
    transfer: awaitedTransfer(shown, order.site),
    events: events.map(({ createdAt, status, paymentStatus }) => ({
      time: createdAt.toISOString(),
      status,
      paymentStatus,
    })),
    canCancel,
  };
}

export type AdminOrder = InferType<typeof adminOrderSchema>;

export function toAdminOrder(order: StoredOrder, parts: OrderParts): AdminOrder {
  return { ...toOrder(order, parts), email: order.email, note: order.note };
}
