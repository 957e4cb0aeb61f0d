import { isCredit } from '../../contract/credit-method.ts';
import { isTold } from '../../contract/order-statuses.ts';
import { returnDaysOf } from '../../contract/return-days.ts';
import { mailData } from '../outbox/queue.ts';
import { attachCreditNotesOf, attachInvoice } from './attached-invoices.ts';
import { owedBlocks } from './credit-content.ts';
import { boughtCardBlocks } from './gift-card-templates.ts';
import { attachNotice, guaranteeBlocks } from './guarantee-notice.ts';
import { mailTemplate } from './mail-template.ts';
import { soldMinorOf } from './order-amounts.ts';
import { orderBlocks, shortOrderBlocks, termBlocks, withdrawalLink } from './order-content.ts';
import { readOrderFacts } from './order-facts.ts';
import { orderMail } from './order-mail.ts';
import { moneyBlocks, refundBlocks, returnedMoneyBlocks } from './refund-content.ts';
import { reviewBlocks } from './review-templates.ts';

export const orderTemplates = {
  'order-placed': mailTemplate(mailData['order-placed'], async ({ orderId }, context, { db }) => {
    const order = await readOrderFacts(db, orderId);
    if (order.boughtCard) {
      const bought = boughtCardBlocks(order, order.boughtCard, context);
      return orderMail(order, context.texts.giftCard.placed, context, { blocks: bought });
    }
    const blocks = [
      ...orderBlocks(order, context),
      ...guaranteeBlocks(context),
      ...withdrawalLink(order, context),
    ];
    const attachments = await attachNotice(context);
    const { orderPlaced, credit } = context.texts;
    const words = isCredit(order.subIntegrationType) ? credit.awaited : orderPlaced;
    return { ...orderMail(order, words, context, { blocks }), attachments };
  }),
  'order-paid': mailTemplate(mailData['order-paid'], async ({ orderId }, context, { db, config }) => {
    const order = await readOrderFacts(db, orderId);
    const amount = soldMinorOf(order);
    if (order.boughtCard) {
      const bought = boughtCardBlocks(order, order.boughtCard, context);
      const draft = orderMail(order, context.texts.giftCard.paid, context, { blocks: bought, amount });
      return { ...draft, attachments: await attachInvoice(db, orderId) };
    }
    const returnDays = returnDaysOf(config(context.site.code));
    const blocks = [
      ...owedBlocks(order, context),
      ...orderBlocks(order, context),
      ...termBlocks(order, context, returnDays),
    ];
    const { orderPaid, credit } = context.texts;
    const words = isCredit(order.subIntegrationType) ? { ...orderPaid, text: credit.confirmed } : orderPaid;
    const attachments = [...(await attachInvoice(db, orderId)), ...(await attachNotice(context))];
    return { ...orderMail(order, words, context, { blocks, amount }), attachments };
  }),
  'order-cancelled': mailTemplate(mailData['order-cancelled'], async ({ orderId }, context, { db }) => {
    const order = await readOrderFacts(db, orderId);
    const words = context.texts.orderCancelled;
    const blocks = [
      ...moneyBlocks(order, context),
      ...refundBlocks(order.refunds, order, context),
      ...shortOrderBlocks(order, context),
    ];
    const attachments = await attachCreditNotesOf(db, orderId);
    return { ...orderMail(order, words, context, { blocks }), attachments };
  }),
  'order-status': mailTemplate(mailData['order-status'], async ({ orderId, status }, context, { db }) => {
    const order = await readOrderFacts(db, orderId);
    if (!isTold(status)) throw new TypeError(`Nobody is told of the status ${status}.`);
    const isReturn = status === 'returned';
    // The step that the mail is about, whatever has happened to the order since.
    const blocks = [
      ...(isReturn ? returnedMoneyBlocks(order, context) : []),
      ...(isReturn ? refundBlocks(order.refunds, order, context) : []),
      ...shortOrderBlocks({ ...order, status }, context),
      ...(status === 'delivered' ? reviewBlocks(order, context) : []),
      ...(isReturn ? [] : withdrawalLink(order, context)),
    ];
    const amount = isReturn ? { amount: order.refunded.amount } : {};
    const attachments = isReturn ? await attachCreditNotesOf(db, orderId) : [];
    return {
      ...orderMail(order, context.texts.orderStatus[status], context, { blocks, ...amount }),
      attachments,
    };
  }),
};
