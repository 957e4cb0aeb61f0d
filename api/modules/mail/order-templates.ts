import type { MailTexts } from '../../../languages/shape/mail.ts';
import { isTold } from '../../contract/order-statuses.ts';
import { mailData } from '../outbox/queue.ts';
import { chargedMinorOf } from '../payments/awaited-transfer.ts';
import type { Block } from './content.ts';
import { fill } from './fill.ts';
import type { MailContext } from './mail-context.ts';
import { type MailDraft, mailTemplate, paragraph } from './mail-template.ts';
import { type OrderFacts, orderBlocks, shortOrderBlocks, withdrawalLink } from './order-content.ts';
import { readOrderFacts } from './order-facts.ts';

/** A mail about an order: greeting, one paragraph, then `blocks`. */
function orderMail(
  order: OrderFacts,
  words: MailTexts['orderPlaced'],
  context: MailContext,
  blocks: readonly Block[],
): MailDraft {
  const { texts, shopName, money, greet } = context;
  const values = { number: order.orderNumber, amount: money(chargedMinorOf(order)) };
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

export const orderTemplates = {
  'order-placed': mailTemplate(mailData['order-placed'], async ({ orderId }, context, { db, config }) => {
    const order = await readOrderFacts(db, orderId);
    const { freeReturnDays } = config(context.site.code);
    return orderMail(order, context.texts.orderPlaced, context, orderBlocks(order, context, freeReturnDays));
  }),
  'order-paid': mailTemplate(mailData['order-paid'], async ({ orderId }, context, { db }) => {
    const order = await readOrderFacts(db, orderId);
    return orderMail(order, context.texts.orderPaid, context, [
      ...shortOrderBlocks(order, context),
      ...withdrawalLink(order, context),
    ]);
  }),
  'order-cancelled': mailTemplate(mailData['order-cancelled'], async ({ orderId }, context, { db }) => {
    const order = await readOrderFacts(db, orderId);
    const words = context.texts.orderCancelled;
    const amount = context.money(chargedMinorOf(order));
    const money = order.paymentStatus === 'paid' ? fill(words.refund, { amount }) : words.nothingTaken;
    return orderMail(order, words, context, [paragraph(money), ...shortOrderBlocks(order, context)]);
  }),
  'order-status': mailTemplate(mailData['order-status'], async ({ orderId, status }, context, { db }) => {
    const order = await readOrderFacts(db, orderId);
    if (!isTold(status)) throw new TypeError(`Nobody is told of the status ${status}.`);
    // The step that the mail is about, whatever has happened to the order since.
    const blocks = [
      ...shortOrderBlocks({ ...order, status }, context),
      ...(status === 'returned' ? [] : withdrawalLink(order, context)),
    ];
    return orderMail(order, context.texts.orderStatus[status], context, blocks);
  }),
};
