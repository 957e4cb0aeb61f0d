import { hasLeft } from '../../contract/order-statuses.ts';
import { provenWithinDays } from '../../contract/withdrawals.ts';
import { fill } from '../../messages/fill.ts';
import { mailData } from '../outbox/queue.ts';
import type { Block } from './content.ts';
import type { MailContext } from './mail-context.ts';
import { mailTemplate, paragraph } from './mail-template.ts';
import { bankTransferBlocks } from './order-content.ts';
import { readDeclarationFacts, readWithdrawalFacts, type WithdrawalFacts } from './order-facts.ts';
import { takenByBankBlocks } from './refund-content.ts';
import { withdrawnMoneyText } from './withdrawn-content.ts';
import { unlinked } from './without-links.ts';

/** What somebody wrote, under its heading; nothing where nothing was written. */
function quoted(heading: string, text: string | null): Block[] {
  return text
    ? [
        { type: 'heading', text: heading },
        { type: 'quote', text: unlinked(text) },
      ]
    : [];
}

function isTakenByBank({ paid, chargedBack }: WithdrawalFacts['order']): boolean {
  return paid.amount > 0 && chargedBack.amount >= paid.amount;
}

/** What is still to be paid of an order that waits for it, and how by transfer; empty where no less is asked for. */
function leftToPayBlocks(order: WithdrawalFacts['order'], context: MailContext): Block[] {
  const { paymentStatus, notAsked, charged } = order;
  if (paymentStatus !== 'pending' || notAsked.amount === 0) return [];
  const transfer = bankTransferBlocks(order, context);
  if (transfer.length > 0) return transfer;
  const { texts, money } = context;
  return [{ type: 'facts', rows: [{ label: texts.order.charged, value: money(charged.amount) }] }];
}

/** How goods come back, or that they will not be sent; of a gift card there are none. */
function wayBackBlocks({ boughtCard, status }: WithdrawalFacts['order'], { texts }: MailContext): Block[] {
  if (boughtCard) return [];
  return [paragraph(hasLeft(status) ? texts.withdrawal.next : texts.withdrawal.notSent)];
}

/** The acknowledgements that the law wants without delay on a durable medium (Directive 2011/83/EU art. 11a). */
export const withdrawalTemplates = {
  'withdrawal-declared': mailTemplate(
    mailData['withdrawal-declared'],
    async ({ declarationId }, { texts, shopName, greet, moment, absolute }, { db }) => {
      const facts = await readDeclarationFacts(db, declarationId);
      const { withdrawal, withdrawalDeclared: words } = texts;
      const number = { number: facts.orderNumber };
      return {
        subject: fill(words.subject, number),
        title: words.title,
        blocks: [
          paragraph(greet(facts.name)),
          paragraph(fill(words.text, number)),
          {
            type: 'facts',
            rows: [
              { label: texts.order.number, value: facts.orderNumber },
              { label: withdrawal.receivedAt, value: moment(facts.declaredAt) },
              { label: withdrawal.name, value: unlinked(facts.name) },
              { label: withdrawal.email, value: facts.email },
              { label: withdrawal.items, value: facts.statement ? words.asWritten : words.wholeOrder },
            ],
          },
          ...quoted(withdrawal.statement, facts.statement),
          paragraph(fill(words.next, { days: String(provenWithinDays) })),
          ...(facts.withdrawalPath
            ? [{ type: 'button' as const, text: words.button, href: absolute(facts.withdrawalPath) }]
            : []),
          paragraph(fill(words.code, { code: facts.code })),
          paragraph(words.otherwise),
        ],
        reason: fill(texts.reasons.order, { shop: shopName }),
      };
    },
  ),
  'withdrawal-received': mailTemplate(
    mailData['withdrawal-received'],
    async ({ withdrawalId }, context, { db }) => {
      const { texts, shopName, greet, moment, absolute } = context;
      const facts = await readWithdrawalFacts(db, withdrawalId);
      const words = texts.withdrawal;
      return {
        subject: `${words.subject} (${facts.receiptNumber})`,
        title: words.title,
        blocks: [
          paragraph(greet(facts.name)),
          paragraph(words.text),
          {
            type: 'facts',
            rows: [
              { label: words.receiptNumber, value: facts.receiptNumber },
              { label: words.receivedAt, value: moment(facts.receivedAt) },
              { label: texts.order.number, value: facts.orderNumber },
              { label: words.name, value: unlinked(facts.name) },
              { label: words.email, value: facts.email },
            ],
          },
          { type: 'heading', text: words.items },
          {
            type: 'lines',
            lines: facts.lines.map(({ title, quantity }) => ({
              title,
              details: [],
              amount: `${quantity}\u00a0×`,
            })),
          },
          ...quoted(words.statement, facts.reason),
          ...wayBackBlocks(facts.order, context),
          ...(isTakenByBank(facts.order) ? [] : [paragraph(withdrawnMoneyText(facts.order, context))]),
          ...leftToPayBlocks(facts.order, context),
          ...takenByBankBlocks(facts.order, context),
          { type: 'link', text: texts.toOrderPage, href: absolute(facts.order.pagePath) },
        ],
        reason: fill(texts.reasons.order, { shop: shopName }),
      };
    },
  ),
};
