import { siteCommerce } from '../../../sites/commerce.ts';
import { toAddressLines } from '../../contract/address-lines.ts';
import type { Order } from '../../contract/checkout.ts';
import { methodName } from '../payments/method-names.ts';
import type { Amount, Block, Column, Line } from './content.ts';
import { fill } from './fill.ts';
import type { Letter } from './letter.ts';
import { unlinked } from './without-links.ts';

export type OrderFacts = Order & {
  note: string | null;
  /** Null where the shop has no page for it and is written to. */
  withdrawalPath: string | null;
};

const legalWithdrawalDays = 14;

function addressColumn(title: string, address: Order['shippingAddress'], letter: Letter): Column {
  return { title, lines: toAddressLines(address, 'mail', letter.country(address.country)).map(unlinked) };
}

function toLine(item: Order['items'][number], { texts, money, range }: Letter): Line {
  const { deliveryDate, bufferedDeliveryDate, quantity, unitPrice, setupProduct } = item;
  return {
    title: item.title,
    details: [
      ...item.options.map(({ title, value }) => `${title}: ${value}`),
      fill(texts.order.quantity, { count: String(quantity), price: money(unitPrice.amount) }),
      ...(setupProduct ? [`${setupProduct.title}: ${money(setupProduct.lineTotal.amount)}`] : []),
      fill(texts.order.expected, { range: range(deliveryDate, bufferedDeliveryDate) }),
    ],
    amount: money(item.lineTotal.amount),
  };
}

/** What is charged, minor units: the total, and what paying in parts costs. */
export function chargedMinor({ orderSummary, installmentFee }: Order): number {
  return orderSummary.total.amount + installmentFee.amount;
}

function installmentRows(order: Order, { texts, money }: Letter): Amount[] {
  if (order.installmentFee.amount === 0) return [];
  return [
    { label: texts.order.installmentFee, value: money(order.installmentFee.amount) },
    { label: texts.order.charged, value: money(chargedMinor(order)), isTotal: true },
  ];
}

export function amountBlock(order: Order, letter: Letter): Block {
  const { orderSummary } = order;
  const { texts, money } = letter;
  const { subTotal, discount, delivery, total, vat } = orderSummary;
  const words = texts.order;
  return {
    type: 'amounts',
    rows: [
      { label: words.subTotal, value: money(subTotal.amount) },
      ...(discount.amount > 0 ? [{ label: words.discount, value: `−\u00a0${money(discount.amount)}` }] : []),
      { label: words.delivery, value: delivery.amount === 0 ? words.free : money(delivery.amount) },
      { label: words.total, value: money(total.amount), isTotal: true },
      ...installmentRows(order, letter),
      { label: words.vat, value: money(vat.amount) },
    ],
  };
}

function factBlock(order: OrderFacts, { texts, day, language }: Letter): Block {
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
      { label: words.payment, value: words.paymentStates[order.paymentStatus] },
      { label: words.deliveryMethod, value: words.deliveryMethods[order.deliveryMethod] },
    ],
  };
}

/** How to pay an order that waits for a transfer; empty for every other. */
function wireBlocks(order: OrderFacts, { site, texts, money, day }: Letter): Block[] {
  if (order.subIntegrationType !== 'wire' || order.paymentStatus !== 'pending' || !order.payBefore) return [];
  const words = texts.wire;
  const { holder, iban, bic } = siteCommerce[site.code].bankAccount;
  return [
    { type: 'heading', text: words.title },
    { type: 'text', text: words.text },
    {
      type: 'facts',
      rows: [
        { label: words.amount, value: money(order.orderSummary.total.amount) },
        { label: words.holder, value: holder },
        { label: 'IBAN', value: iban },
        { label: 'BIC', value: bic },
        { label: words.reference, value: order.orderNumber },
        { label: words.payBefore, value: day(order.payBefore) },
      ],
    },
  ];
}

/** Opens withdrawing from this order at once, with nothing to type (Directive 2011/83/EU art. 11a). */
export function withdrawalLink({ withdrawalPath }: OrderFacts, { texts, absolute }: Letter): Block[] {
  return withdrawalPath
    ? [{ type: 'link', text: texts.terms.withdrawalLink, href: absolute(withdrawalPath) }]
    : [];
}

/** The confirmation of the contract on a durable medium: rights, seller, terms. */
function termBlocks(order: OrderFacts, letter: Letter, returnDays: number): Block[] {
  const { texts, contact, day } = letter;
  const { email, phone, company } = contact;
  const words = texts.terms;
  const days = String(Math.max(legalWithdrawalDays, returnDays));
  return [
    { type: 'heading', text: words.title },
    { type: 'text', text: fill(words.withdrawal, { days }) },
    { type: 'text', text: words.exceptions },
    ...withdrawalLink(order, letter),
    { type: 'text', text: fill(words.withdrawalByMail, { email }) },
    { type: 'text', text: words.guarantee },
    { type: 'text', text: fill(words.complaints, { email, phone }) },
    { type: 'text', text: fill(words.contract, { company, date: day(order.placedAt) }) },
  ];
}

/** Everything an order confirmation holds below its first sentences. */
export function orderBlocks(order: OrderFacts, letter: Letter, returnDays: number): Block[] {
  const words = letter.texts.order;
  return [
    factBlock(order, letter),
    ...wireBlocks(order, letter),
    { type: 'heading', text: words.items },
    { type: 'lines', lines: order.items.map((item) => toLine(item, letter)) },
    amountBlock(order, letter),
    {
      type: 'columns',
      columns: [
        addressColumn(words.shippingAddress, order.shippingAddress, letter),
        addressColumn(words.billingAddress, order.billingAddress, letter),
      ],
    },
    ...(order.note
      ? [
          { type: 'heading' as const, text: words.note },
          { type: 'quote' as const, text: unlinked(order.note) },
        ]
      : []),
    ...termBlocks(order, letter, returnDays),
  ];
}

/** The few facts that later mails about an order repeat. */
export function shortOrderBlocks(order: OrderFacts, { texts, money }: Letter): Block[] {
  const words = texts.order;
  return [
    {
      type: 'facts',
      rows: [
        { label: words.number, value: order.orderNumber },
        { label: words.status, value: words.statuses[order.status] },
        { label: words.total, value: money(chargedMinor(order)) },
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
  ];
}
