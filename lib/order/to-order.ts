import { toAddressLines } from '@/api/contract/address-lines';
import type { Order, OrderDetail as OrderDetailAnswer, OrderItem } from '@/api/contract/checkout';
import { writeIban } from '@/api/contract/iban';
import type { Refund } from '@/api/contract/refunds';
import { toOptionsText } from '@/lib/basket/to-basket';
import { toThumbPicture } from '@/lib/product-card/to-thumb-picture';
import type { OrderDetail, OrderLine, OrderModel, OrderRefund } from './models';
import { toOrderOutcome } from './outcome';
import { toTimeline } from './timeline';

function toLine(item: OrderItem): OrderLine {
  const { vsin, title, quantity, lineTotal, setupProduct } = item;
  return {
    ...{ vsin, title, quantity, lineTotal },
    media: toThumbPicture(item.media),
    options: toOptionsText(item.options),
    delivery: { from: item.deliveryDate, until: item.bufferedDeliveryDate },
    unitPrice: item.unitPrice,
    generalMarketPrice: item.generalMarketPrice,
    category: item.category?.title ?? null,
    deliveryDays: item.calculatedDeliveryDays,
    installation: setupProduct && {
      vsin: setupProduct.vsin,
      title: setupProduct.title,
      unitPrice: setupProduct.unitPrice,
      lineTotal: setupProduct.lineTotal,
    },
  };
}

export function toOrder(order: Order): OrderModel {
  const { id, orderNumber, status, placedAt, payBefore, paymentStatus } = order;
  return {
    ...{ id, orderNumber, status, placedAt },
    outcome: toOrderOutcome(order),
    method: order.subIntegrationType,
    payBefore: paymentStatus === 'pending' ? payBefore : null,
    payer: order.billingAddress.firstName,
    items: order.items.map(toLine),
    summary: order.orderSummary,
    deliverTo: toAddressLines(order.shippingAddress, 'order'),
    billTo: toAddressLines(order.billingAddress, 'order'),
  };
}

function toRefund({ wayName, iban, ...refund }: Refund): OrderRefund {
  const { id, amount, status, requestedAt, doneAt } = refund;
  return { id, amount, status, requestedAt, doneAt, way: wayName, account: iban && writeIban(iban) };
}

export function toOrderDetail(order: OrderDetailAnswer): OrderDetail {
  return {
    ...toOrder(order),
    timeline: toTimeline(order),
    canCancel: order.canCancel,
    refunds: order.refunds.map(toRefund),
    remaining: order.refunded.amount > 0 ? order.remaining : null,
  };
}
