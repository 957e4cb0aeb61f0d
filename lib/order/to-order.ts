import { toAddressLines } from '@/api/contract/address-lines';
import { orderArrivalOf } from '@/api/contract/arrival';
import type { Order, OrderDetail as OrderDetailAnswer, OrderItem } from '@/api/contract/checkout';
import { isCredit, payerOf } from '@/api/contract/credit-method';
import { writeIban } from '@/api/contract/iban';
import { hasLeft, isOver } from '@/api/contract/order-statuses';
import type { Refund } from '@/api/contract/refunds';
import { toOptionsText } from '@/lib/basket/to-basket';
import { toThumbPicture } from '@/lib/product-card/to-thumb-picture';
import type { SiteRules } from '@/lib/sites/models';
import type { OrderDetail, OrderLine, OrderModel, OrderRefund } from './models';
import { isReceived, toOrderOutcome } from './outcome';
import { toTimeline } from './timeline';

type Locale = Pick<SiteRules, 'locale'>;

function toLine(item: OrderItem, site: Locale): OrderLine {
  const { vsin, title, quantity, lineTotal, isGift, setupProduct } = item;
  return {
    vsin,
    title,
    quantity,
    lineTotal,
    isGift,
    media: toThumbPicture(item.media),
    options: toOptionsText(item.options, site),
    unitPrice: item.unitPrice,
    generalMarketPrice: item.generalMarketPrice,
    category: item.category?.title ?? null,
    deliveryDays: item.calculatedDeliveryDays,
    isAssembledForFree: item.hasFreeInstallation && !isGift,
    installation: setupProduct && {
      vsin: setupProduct.vsin,
      title: setupProduct.title,
      unitPrice: setupProduct.unitPrice,
      lineTotal: setupProduct.lineTotal,
    },
  };
}

/** The carrier proposes a day where the shopper has chosen none. */
function nextOf({ deliverySlot }: Order): OrderModel['next'] {
  return deliverySlot ? 'nextOnDay' : 'nextText';
}

function arrivalIn(order: Order): OrderModel['arrival'] {
  const last = isOver(order.status) ? undefined : orderArrivalOf(order);
  return last ? { from: last.deliveryDate, until: last.bufferedDeliveryDate } : null;
}

function withdrawnOf(order: Order): OrderModel['withdrawn'] {
  const { withdrawn, status } = order;
  return withdrawn && { ...withdrawn, paidBy: payerOf(order), isSent: hasLeft(status) };
}

function owedOf(order: Order): OrderModel['owed'] {
  const { status, subIntegrationType } = order;
  return payerOf(order) === 'lender' && !isOver(status) && isCredit(subIntegrationType)
    ? subIntegrationType
    : null;
}

export function toOrder(order: Order, site: Locale): OrderModel {
  const { id, orderNumber, status, placedAt } = order;
  // Whoever orders gives their own name and e-mail with the delivery; the invoice may be somebody else's.
  const { firstName, lastName, email } = order.shippingAddress;
  const withdrawn = withdrawnOf(order);
  const owed = owedOf(order);
  return {
    id,
    orderNumber,
    status,
    placedAt,
    outcome: toOrderOutcome(order),
    method: order.subIntegrationType,
    paymentName: order.paymentName,
    contact: { firstName, lastName, email },
    items: order.items.map((item) => toLine(item, site)),
    // That of all that is charged, what paying in parts costs included.
    summary: { ...order.orderSummary, vat: order.vat.total },
    promotions: order.promotions
      .filter(({ title }) => title !== '')
      .map(({ id, title, discount }) => ({ id, title, discount })),
    installmentFeeMinor: order.installmentFee.amount,
    giftCard: order.giftCard,
    notAsked: order.notAsked.amount > 0 ? order.notAsked : null,
    charged: order.charged,
    boughtCard: order.boughtCard,
    withdrawn,
    owed,
    hasMore: (order.giftCard ?? order.boughtCard ?? withdrawn ?? owed) !== null || order.notAsked.amount > 0,
    next: order.boughtCard ? 'boughtCard.next' : nextOf(order),
    deliveryMethod: order.deliveryMethod,
    oldPieces: order.oldPieces,
    deliverySlot: isOver(status) ? null : order.deliverySlot,
    arrival: arrivalIn(order),
    deliverTo: order.boughtCard
      ? [order.boughtCard.recipientName, order.boughtCard.recipientEmail]
      : toAddressLines(order.shippingAddress, 'order'),
    billTo: toAddressLines(order.billingAddress, 'order'),
  };
}

function toRefund({ wayName, iban, ...refund }: Refund): OrderRefund {
  const { id, amount, status, requestedAt, doneAt } = refund;
  return {
    id,
    amount,
    status,
    requestedAt,
    doneAt,
    isOwedLess: isCredit(refund.way),
    way: wayName,
    account: iban && writeIban(iban),
  };
}

/** A gift card that pays all of it leaves nothing to charge. */
function paidIn(order: Order): OrderDetail['paid'] {
  const { charged, giftCard } = order;
  if (order.paymentStatus !== 'paid' || !isReceived(order) || isCredit(order.subIntegrationType)) return null;
  return charged.amount === 0 && giftCard ? giftCard.amount : charged;
}

export function toOrderDetail(order: OrderDetailAnswer, site: Locale): OrderDetail {
  const { canCancel, transfer } = order;
  return {
    ...toOrder(order, site),
    timeline: toTimeline(order),
    canCancel,
    transfer,
    paid: paidIn(order),
    refunds: order.refunds.map(toRefund),
    takenByBank: order.chargedBack.amount > 0 ? order.chargedBack : null,
    remaining: order.refunded.amount > 0 ? order.remaining : null,
  };
}
