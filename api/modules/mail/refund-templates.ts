import { mailData } from '../outbox/queue.ts';
import { fill } from './fill.ts';
import { mailTemplate, paragraph } from './mail-template.ts';
import { readOrderFacts, readRefundFacts } from './order-facts.ts';
import { orderMail } from './order-mail.ts';
import { refundBlocks } from './refund-content.ts';

export const refundTemplates = {
  'refund-announced': mailTemplate(mailData['refund-announced'], async ({ refundId }, context, { db }) => {
    const { order, refund } = await readRefundFacts(db, refundId);
    const blocks = refundBlocks([refund], order, context);
    return orderMail(order, context.texts.refundAnnounced, context, { blocks, amount: refund.amount.amount });
  }),
  'refund-done': mailTemplate(mailData['refund-done'], async ({ refundId }, context, { db }) => {
    const { order, refund } = await readRefundFacts(db, refundId);
    const blocks = refundBlocks([refund], order, context);
    return orderMail(order, context.texts.refundDone, context, { blocks, amount: refund.amount.amount });
  }),
  'money-notice': mailTemplate(
    mailData['money-notice'],
    async ({ orderId, what, amountMinor }, { texts, money, shopName }, { db }) => {
      const { orderNumber, email } = await readOrderFacts(db, orderId);
      const values = { number: orderNumber, amount: money(amountMinor) };
      const words = texts.moneyNotice[what];
      return {
        subject: fill(words.subject, values),
        title: words.title,
        blocks: [
          paragraph(fill(texts.greetingAnyone, {})),
          paragraph(fill(words.text, values)),
          {
            type: 'facts',
            rows: [
              { label: texts.order.number, value: orderNumber },
              { label: texts.refund.amount, value: values.amount },
              { label: texts.withdrawal.email, value: email },
            ],
          },
        ],
        reason: fill(texts.reasons.staff, { shop: shopName }),
      };
    },
  ),
};
