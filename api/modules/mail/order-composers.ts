import type { MailTexts } from '../../../languages/shape/mail.ts';
import { isTold } from '../../contract/order-statuses.ts';
import { mailData } from '../outbox/queue.ts';
import { composer, paragraph, type Written } from './composer.ts';
import type { Block } from './content.ts';
import { fill } from './fill.ts';
import type { Letter } from './letter.ts';
import {
  chargedMinor,
  type OrderFacts,
  orderBlocks,
  shortOrderBlocks,
  withdrawalLink,
} from './order-content.ts';
import { readOrderFacts } from './order-facts.ts';

/** A mail about an order: greeting, one paragraph, then `blocks`. */
function orderLetter(
  order: OrderFacts,
  words: MailTexts['orderPlaced'],
  letter: Letter,
  blocks: readonly Block[],
): Written {
  const { texts, shopName, money, greet } = letter;
  const values = { number: order.orderNumber, amount: money(chargedMinor(order)) };
  return {
    subject: fill(words.subject, values),
    title: words.title,
    blocks: [
      paragraph(greet(order.billingAddress.firstName)),
      paragraph(fill(words.text, values)),
      ...blocks,
    ],
    reason: fill(texts.reasons.order, { shop: shopName }),
  };
}

export const orderComposers = {
  'order-placed': composer(mailData['order-placed'], async ({ orderId }, letter, { db, config }) => {
    const order = await readOrderFacts(db, orderId);
    const { freeReturnDays } = config(letter.site.code);
    return orderLetter(order, letter.texts.orderPlaced, letter, orderBlocks(order, letter, freeReturnDays));
  }),
  'order-paid': composer(mailData['order-paid'], async ({ orderId }, letter, { db }) => {
    const order = await readOrderFacts(db, orderId);
    return orderLetter(order, letter.texts.orderPaid, letter, [
      ...shortOrderBlocks(order, letter),
      ...withdrawalLink(order, letter),
    ]);
  }),
  'order-cancelled': composer(mailData['order-cancelled'], async ({ orderId }, letter, { db }) => {
    const order = await readOrderFacts(db, orderId);
    const words = letter.texts.orderCancelled;
    const amount = letter.money(chargedMinor(order));
    const money = order.paymentStatus === 'paid' ? fill(words.refund, { amount }) : words.nothingTaken;
    return orderLetter(order, words, letter, [paragraph(money), ...shortOrderBlocks(order, letter)]);
  }),
  'order-status': composer(mailData['order-status'], async ({ orderId, status }, letter, { db }) => {
    const order = await readOrderFacts(db, orderId);
    if (!isTold(status)) throw new TypeError(`Nobody is told of the status ${status}.`);
    // The step that the mail is about, whatever has happened to the order since.
    const blocks = [
      ...shortOrderBlocks({ ...order, status }, letter),
      ...(status === 'returned' ? [] : withdrawalLink(order, letter)),
    ];
    return orderLetter(order, letter.texts.orderStatus[status], letter, blocks);
  }),
};
