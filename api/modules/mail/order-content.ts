import { siteCommerce } from '../../../sites/commerce.ts';
import { toAddressLines } from '../../contract/address-lines.ts';
import { orderArrivalOf } from '../../contract/arrival.ts';
import type { Order } from '../../contract/checkout.ts';
import { guaranteedYears } from '../../contract/guaranteed-years.ts';
import type { Guarantee } from '../../contract/proof.ts';
import { fill } from '../../messages/fill.ts';
import { methodName } from '../../messages/method-names.ts';
import { localeOf } from '../../messages/money-text.ts';
import { awaitedTransfer } from '../orders/awaited-transfer.ts';
import type { Block, Column, Line } from './content.ts';
import { paymentState } from './credit-content.ts';
import { guaranteeBlocks } from './guarantee-notice.ts';
import type { MailContext } from './mail-context.ts';
import { amountBlock, soldMinorOf } from './order-amounts.ts';
import { withdrawnBlocks } from './withdrawn-content.ts';
import { unlinked } from './without-links.ts';

export type OrderFacts = Order & {
  note: string | null;
  email: string;
  /** Null where the shop has no page for it and is written to. */
  withdrawalPath: string | null;
  /** Where it is shown to whoever has its mail. */
  pagePath: string;
  /** Where the shopper says to which account refunds go. */
  refundPath: string;
  /** Where the buyer reviews what has come. */
  reviewPath: string;
};

function addressColumn(title: string, address: Order['shippingAddress'], context: MailContext): Column {
  return { title, lines: toAddressLines(address, 'mail', context.country(address.country)).map(unlinked) };
}

/** The label GARAN in words, with where the terms are. */
function guaranteeLine(guarantee: Guarantee, { texts, site, language }: MailContext): string[] {
  if (!guarantee) return [];
  const { producer, modelId: model, termsUrl: terms } = guarantee;
  const years = new Intl.NumberFormat(localeOf({ site, language })).format(guaranteedYears(guarantee));
  return [fill(texts.order.garan, { years, producer, model, terms })];
}

/** The chosen day, or within which days it comes; a gift card comes by mail. */
function arrivalRows(order: Order, { site, texts, range, slot }: MailContext) {
  const words = texts.order;
  if (order.deliverySlot) return [{ label: words.deliverySlot, value: slot(order.deliverySlot) }];
  const arrival = orderArrivalOf(order);
  if (!arrival) return [];
  const label = awaitedTransfer(order, site.code) ? words.expectedUnpaid : words.expected;
  return [{ label, value: range(arrival.deliveryDate, arrival.bufferedDeliveryDate) }];
}

function toLine(item: Order['items'][number], context: MailContext): Line {
  const { texts, money } = context;
  const { quantity, unitPrice, setupProduct, hasFreeInstallation, isGift } = item;
  return {
    title: item.title,
    details: [
      ...item.options.map(({ title, value }) => `${title}: ${value}`),
      fill(texts.order.quantity, { count: String(quantity), price: money(unitPrice.amount) }),
      ...(hasFreeInstallation && !isGift ? [texts.order.freeInstallation] : []),
      ...(setupProduct ? [`${setupProduct.title}: ${money(setupProduct.lineTotal.amount)}`] : []),
      ...guaranteeLine(item.guarantee, context),
    ],
    amount: money(item.lineTotal.amount),
  };
}

function factBlock(order: OrderFacts, context: MailContext): Block {
  const { texts, day, language } = context;
  const words = texts.order;
  return {
    type: 'facts',
    rows: [
      { label: words.number, value: order.orderNumber },
      { label: words.date, value: day(order.placedAt) },
      {
        label: words.paymentMethod,
        value: methodName(order.subIntegrationType, language),
      },
      { label: words.payment, value: paymentState(order, context) },
      ...(order.boughtCard
        ? []
        : [{ label: words.deliveryMethod, value: words.deliveryMethods[order.deliveryMethod] }]),
      ...(order.oldPieces > 0
        ? [{ label: words.oldPieces, value: `${order.oldPieces}, ${words.free}` }]
        : []),
      ...arrivalRows(order, context),
    ],
  };
}

/** How to pay an order that waits for a transfer; empty for every other. */
export function bankTransferBlocks(order: OrderFacts, { site, texts, money, day }: MailContext): Block[] {
  const transfer = awaitedTransfer(order, site.code);
  if (!transfer) return [];
  const words = texts.wire;
  return [
    { type: 'heading', text: words.title },
    { type: 'text', text: words.text },
    {
      type: 'facts',
      rows: [
        { label: words.amount, value: money(transfer.amount.amount) },
        { label: words.holder, value: transfer.holder },
        { label: 'IBAN', value: transfer.iban },
        { label: 'BIC', value: transfer.bic },
        { label: words.reference, value: transfer.reference },
        { label: words.payBefore, value: day(transfer.payBefore) },
      ],
    },
  ];
}

/** Opens withdrawing from this order at once, with nothing to type (Directive 2011/83/EU art. 11a). */
export function withdrawalLink(
  { withdrawalPath }: Pick<OrderFacts, 'withdrawalPath'>,
  { texts, absolute }: MailContext,
): Block[] {
  return withdrawalPath
    ? [{ type: 'link', text: texts.terms.withdrawalLink, href: absolute(withdrawalPath) }]
    : [];
}

/** The confirmation of the contract on a durable medium: rights, seller, terms. */
export function termBlocks(
  order: Pick<OrderFacts, 'placedAt' | 'withdrawalPath'>,
  context: MailContext,
  returnDays: number,
): Block[] {
  const { texts, contact, day } = context;
  const { email, phone, company } = contact;
  const words = texts.terms;
  const withdrawal: Block[] = [
    { type: 'text', text: fill(words.withdrawal, { days: String(returnDays) }) },
    { type: 'text', text: words.exceptions },
    ...withdrawalLink(order, context),
    { type: 'text', text: fill(words.withdrawalByMail, { email }) },
  ];
  return [
    { type: 'heading', text: words.title },
    ...(siteCommerce[context.site.code].sellsTo === 'consumers' ? withdrawal : []),
    ...guaranteeBlocks(context),
    { type: 'text', text: fill(words.complaints, { email, phone }) },
    { type: 'text', text: fill(words.contract, { company, date: day(order.placedAt) }) },
  ];
}

/** All that was ordered, and how to pay it where that is still to be done. */
export function orderBlocks(order: OrderFacts, context: MailContext): Block[] {
  const words = context.texts.order;
  return [
    factBlock(order, context),
    ...bankTransferBlocks(order, context),
    { type: 'heading', text: words.items },
    { type: 'lines', lines: order.items.map((item) => toLine(item, context)) },
    amountBlock(order, context),
    ...withdrawnBlocks(order, context),
    {
      type: 'columns',
      columns: [
        addressColumn(words.shippingAddress, order.shippingAddress, context),
        addressColumn(words.billingAddress, order.billingAddress, context),
      ],
    },
    ...(order.note
      ? [
          { type: 'heading' as const, text: words.note },
          { type: 'quote' as const, text: unlinked(order.note) },
        ]
      : []),
  ];
}

/** The few facts that later mails about an order repeat. */
export function shortOrderBlocks(order: OrderFacts, context: MailContext): Block[] {
  const { texts, money } = context;
  const words = texts.order;
  return [
    {
      type: 'facts',
      rows: [
        { label: words.number, value: order.orderNumber },
        { label: words.status, value: words.statuses[order.status] },
        { label: words.total, value: money(soldMinorOf(order)) },
      ],
    },
    {
      type: 'lines',
      lines: order.items.map((item) => ({
        title: item.title,
        details: item.options.map(({ title, value }) => `${title}: ${value}`),
        amount: `${item.quantity}\u00a0×`,
      })),
    },
    ...withdrawnBlocks(order, context),
  ];
}
