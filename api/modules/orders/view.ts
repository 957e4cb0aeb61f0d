import type { InferType } from 'yup';
import {
  type adminOrderSchema,
  type Order,
  type OrderDetail,
  type OrderItem,
  orderItemSchema,
} from '../../contract/checkout.ts';
import { isOver } from '../../contract/order-statuses.ts';
import type { Refund } from '../../contract/refunds.ts';
import { methodName } from '../../messages/method-names.ts';
import { wholeAddress } from '../address/repo.ts';
import { toOrderSummary } from '../basket/view.ts';
import { showCards } from '../gift-cards/cards-of-orders.ts';
import { keptMinor, notAskedMinor } from './asked-amount.ts';
import { awaitedTransfer } from './awaited-transfer.ts';
import { toOrderVat } from './order-vat.ts';
import { piecesMinor } from './pieces-minor.ts';
import type { StoredRefund } from './refunds-repo.ts';
import type { StoredOrder, StoredOrderEvent, StoredOrderItem } from './repo.ts';
import type { OrderParts } from './show-orders.ts';

type StoredStatus = Omit<Refund, 'status'> & Pick<StoredRefund, 'status'>;

/** What an order keeps of a line: the words, picture and dates of the day it was placed. */
export function toSnapshot(item: Omit<OrderItem, 'vatPercent'>): Record<string, unknown> {
  const { productId, vsin, alias, title, quantity, unitPrice, lineTotal, media, options } = item;
  const { deliveryDate, bufferedDeliveryDate, setupProduct, hasFreeInstallation, isGift } = item;
  const { generalMarketPrice, category, calculatedDeliveryDays, guarantee } = item;
  return {
    productId,
    vsin,
    alias,
    title,
    quantity,
    unitPrice,
    lineTotal,
    media,
    options,
    deliveryDate,
    bufferedDeliveryDate,
    setupProduct,
    hasFreeInstallation,
    isGift,
    generalMarketPrice,
    category,
    calculatedDeliveryDays,
    guarantee,
  };
}

export function toOrderItems(order: StoredOrder, items: readonly StoredOrderItem[]): OrderItem[] {
  const { currency } = order;
  return items.map(({ discount, snapshot }) =>
    // Old orders do not say of a line that it is no gift, or that it is put together for nothing.
    orderItemSchema.validateSync({
      isGift: false,
      hasFreeInstallation: false,
      discount: { amount: discount, currency },
      ...snapshot,
    }),
  );
}

export function toRefund(refund: StoredRefund, order: StoredOrder): StoredStatus {
  const { id, status, reason, accountHolder, iban } = refund;
  const way = refund.giftCardId ? 'gift-card' : order.subIntegrationType;
  return {
    id,
    status,
    reason,
    accountHolder,
    iban,
    amount: { amount: refund.amount, currency: order.currency },
    way,
    wayName: methodName(way, order.language),
    requestedAt: refund.createdAt.toISOString(),
    doneAt: refund.doneAt?.toISOString() ?? null,
  };
}

/** What came in, what of it goes back, and what is left of it. */
function moneyOf(order: StoredOrder, parts: OrderParts) {
  const { askedMinor, installmentFeeMinor, chargedBackMinor, refunds } = parts;
  const { currency } = order;
  // Money that came for an order that had ended finds the card with its amount again.
  const byCardMinor = order.giftCardReleased ? 0 : order.giftCardAmount;
  const paidMinor = order.paymentStatus === 'paid' ? askedMinor + byCardMinor + installmentFeeMinor : 0;
  const refundedMinor = refunds
    // What was paid twice is no part of what was paid for it.
    .filter(({ status, reason }) => status !== 'failed' && reason !== 'paid-twice')
    .reduce((sum, { amount }) => sum + amount, 0);
  const remainingMinor = Math.max(0, paidMinor - chargedBackMinor - refundedMinor);
  const isTakenByBank = ({ status }: StoredRefund) =>
    status === 'failed' && chargedBackMinor > 0 && remainingMinor === 0;
  return {
    paid: { amount: paidMinor, currency },
    refunded: { amount: refundedMinor, currency },
    chargedBack: { amount: chargedBackMinor, currency },
    remaining: { amount: remainingMinor, currency },
    refunds: refunds.map((refund): Refund => {
      const shown = toRefund(refund, order);
      return isTakenByBank(refund) ? { ...shown, status: 'charged-back' } : shown;
    }),
  };
}

/** What is withdrawn from of an order that goes on. */
function withdrawnOf(order: StoredOrder, lines: readonly OrderItem[], parts: OrderParts): Order['withdrawn'] {
  const { items, withdrawn } = parts;
  if (isOver(order.status) || withdrawn.size === 0) return null;
  const pieces = items.map((item, index) => ({
    item,
    title: lines[index]?.title ?? item.vsin,
    quantity: withdrawn.get(item.position) ?? 0,
  }));
  const amount = pieces.reduce((sum, { item, quantity }) => sum + piecesMinor(item, 0, quantity), 0);
  // With the last piece its delivery is refunded too.
  const isAll = pieces.every(({ item, quantity }) => quantity === item.quantity);
  const { currency } = order;
  return {
    lines: pieces.flatMap(({ title, quantity }) => (quantity > 0 ? [{ title, quantity }] : [])),
    amount: { amount, currency },
    left: { amount: isAll ? 0 : keptMinor(order, amount), currency },
  };
}

export function toOrder(order: StoredOrder, parts: OrderParts): Order {
  const { items, askedMinor, installmentFeeMinor } = parts;
  const totals = {
    subTotalMinor: order.subTotal,
    discountMinor: order.discount,
    deliveryMinor: order.delivery,
    totalMinor: order.total,
    vatMinor: order.vat,
  };
  const { currency } = order;
  const lines = toOrderItems(order, items);
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    paymentStatus: order.paymentStatus,
    placedAt: order.createdAt.toISOString(),
    items: lines,
    orderSummary: toOrderSummary(totals, { currency }),
    promotions: parts.counted,
    installmentFee: { amount: installmentFeeMinor, currency },
    ...showCards(order, parts.cards),
    notAsked: { amount: notAskedMinor(order, askedMinor), currency },
    charged: { amount: askedMinor + installmentFeeMinor, currency },
    vat: toOrderVat(order, lines, installmentFeeMinor),
    shippingAddress: wholeAddress(order.shippingAddress),
    billingAddress: wholeAddress(order.billingAddress),
    deliveryMethod: order.deliveryMethod,
    oldPieces: order.oldPieces,
    deliverySlot: order.deliverySlot,
    subIntegrationType: order.subIntegrationType,
    paymentName: methodName(order.subIntegrationType, order.language),
    payBefore: order.payBefore?.toISOString() ?? null,
    ...moneyOf(order, parts),
    withdrawn: withdrawnOf(order, lines, parts),
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
