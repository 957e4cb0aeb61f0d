import type { Order } from '../../contract/checkout.ts';
import { discountLines } from '../../contract/discount-lines.ts';
import { fill } from '../../messages/fill.ts';
import type { Amount, Block } from './content.ts';
import type { MailContext } from './mail-context.ts';

/** What all of an order costs that is sold, minor units: the total and what paying in parts costs, less what is not asked for. */
export function soldMinorOf({ orderSummary, installmentFee, notAsked }: Order): number {
  return orderSummary.total.amount + installmentFee.amount - notAsked.amount;
}

/** What paying in parts adds to the total, what a gift card and withdrawing take off it, and what is left to the other way. */
function paymentRows(order: Order, { texts, money }: MailContext): Amount[] {
  const { installmentFee, giftCard, notAsked, charged } = order;
  if (installmentFee.amount === 0 && notAsked.amount === 0 && !giftCard) return [];
  return [
    ...(installmentFee.amount === 0
      ? []
      : [{ label: texts.order.installmentFee, value: money(installmentFee.amount) }]),
    ...(giftCard
      ? [
          {
            label: fill(texts.giftCard.paidWith, { end: giftCard.end }),
            value: `−\u00a0${money(giftCard.amount.amount)}`,
          },
        ]
      : []),
    ...(notAsked.amount === 0
      ? []
      : [{ label: texts.withdrawal.items, value: `−\u00a0${money(notAsked.amount)}` }]),
    { label: texts.order.charged, value: money(charged.amount), isTotal: true },
  ];
}

function discountRows({ orderSummary, promotions }: Order, { texts, money }: MailContext): Amount[] {
  const whole = { title: texts.order.discount, discount: orderSummary.discount };
  return discountLines<typeof whole>(whole, promotions).map(({ title, discount }) => ({
    label: title,
    value: `−\u00a0${money(discount.amount)}`,
  }));
}

export function amountBlock(order: Order, context: MailContext): Block {
  const { orderSummary } = order;
  const { texts, money } = context;
  const { subTotal, delivery, total } = orderSummary;
  const words = texts.order;
  return {
    type: 'amounts',
    rows: [
      { label: words.subTotal, value: money(subTotal.amount) },
      ...discountRows(order, context),
      { label: words.delivery, value: delivery.amount === 0 ? words.free : money(delivery.amount) },
      { label: words.total, value: money(total.amount), isTotal: true },
      ...paymentRows(order, context),
      { label: words.vat, value: money(order.vat.total.amount) },
    ],
  };
}
