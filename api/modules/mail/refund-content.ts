import { writeIban } from '../../contract/iban.ts';
import type { Refund } from '../../contract/refunds.ts';
import { fill } from '../../messages/fill.ts';
import type { Block } from './content.ts';
import type { MailContext } from './mail-context.ts';
import { paragraph } from './mail-template.ts';
import type { OrderFacts } from './order-content.ts';

/** A refund as it stands: how much, which way, and how far it is. */
function refundFacts(refund: Refund, { texts, money, day }: MailContext): Block {
  const words = texts.refund;
  const { amount, wayName, status, requestedAt, doneAt, iban, accountHolder } = refund;
  return {
    type: 'facts',
    rows: [
      { label: words.amount, value: money(amount.amount) },
      { label: words.way, value: wayName },
      ...(iban ? [{ label: words.account, value: `${writeIban(iban)}, ${accountHolder ?? ''}` }] : []),
      { label: words.state, value: words.states[status] },
      { label: words.requestedAt, value: day(requestedAt) },
      ...(doneAt ? [{ label: words.doneAt, value: day(doneAt) }] : []),
    ],
  };
}

/** Asks where a transfer goes, as long as that is not known. */
function accountBlocks(
  refunds: readonly Refund[],
  { refundPath }: OrderFacts,
  context: MailContext,
): Block[] {
  const { texts, absolute } = context;
  if (!refunds.some(({ status }) => status === 'account-needed')) return [];
  return [
    paragraph(texts.refund.askAccount),
    { type: 'button', text: texts.refund.button, href: absolute(refundPath) },
  ];
}

export function refundBlocks(refunds: readonly Refund[], order: OrderFacts, context: MailContext): Block[] {
  if (refunds.length === 0) return [];
  return [
    { type: 'heading', text: context.texts.refund.heading },
    ...refunds.map((refund) => refundFacts(refund, context)),
    ...accountBlocks(refunds, order, context),
  ];
}

/**
 * What is promised of the money of an order that was cancelled: nothing was taken, or so much goes back now. Nothing is
 * where all of it had gone back before, or the bank has taken it.
 */
export function moneyBlocks({ paid, refunds }: OrderFacts, { texts, money }: MailContext): Block[] {
  const words = texts.orderCancelled;
  if (paid.amount === 0) return [paragraph(words.nothingTaken)];
  // Pieces that were returned before have been promised then.
  const minor = refunds
    .filter(({ reason, status }) => reason !== 'returned' && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return minor === 0 ? [] : [paragraph(fill(words.refund, { amount: money(minor) }))];
}
