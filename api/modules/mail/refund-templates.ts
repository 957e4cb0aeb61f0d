import type { MailTexts } from '../../../messages/shape/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { fill } from '../../messages/fill.ts';
import { findInvoice } from '../invoices/repo.ts';
import { mailData } from '../outbox/queue.ts';
import { attach, attachCreditNote } from './attached-invoices.ts';
import type { MailContext } from './mail-context.ts';
import { type MailDraft, mailTemplate, paragraph } from './mail-template.ts';
import { shortOrderBlocks } from './order-content.ts';
import { readOrderFacts, readRefundFacts } from './order-facts.ts';
import { orderMail } from './order-mail.ts';
import { isOwedLess, refundBlocks, takenByBankBlocks } from './refund-content.ts';

async function refundMail(
  db: Queryable,
  refundId: string,
  words: MailTexts['orderPlaced'],
  context: MailContext,
): Promise<MailDraft> {
  const { order, refund } = await readRefundFacts(db, refundId);
  const blocks = [...takenByBankBlocks(order, context), ...refundBlocks([refund], order, context)];
  const told = isOwedLess(refund) ? context.texts.credit.less : words;
  return orderMail(order, told, context, { blocks, amount: refund.amount.amount });
}

export const refundTemplates = {
  // The credit note comes with the first mail that tells of its refund.
  'refund-announced': mailTemplate(mailData['refund-announced'], async ({ refundId }, context, { db }) => ({
    ...(await refundMail(db, refundId, context.texts.refundAnnounced, context)),
    attachments: await attachCreditNote(db, refundId),
  })),
  'refund-done': mailTemplate(mailData['refund-done'], ({ refundId }, context, { db }) =>
    refundMail(db, refundId, context.texts.refundDone, context),
  ),
  'sale-credited': mailTemplate(
    mailData['sale-credited'],
    async ({ orderId, creditNote }, context, { db }) => {
      const order = await readOrderFacts(db, orderId);
      const note = await findInvoice(db, context.site.code, creditNote);
      if (!note) throw new TypeError('The credit note is not there.');
      const blocks = [...takenByBankBlocks(order, context), ...shortOrderBlocks(order, context)];
      return {
        ...orderMail(order, context.texts.saleCredited, context, { blocks, amount: note.total.amount }),
        attachments: await attach([note]),
      };
    },
  ),
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
