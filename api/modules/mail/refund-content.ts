import { isCredit } from '../../contract/credit-method.ts';
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

/** Whether the shopper owes a lender less by it, and gets back only what they have paid them before. */
export const isOwedLess = ({ way }: Refund) => isCredit(way);

export function refundBlocks(all: readonly Refund[], order: OrderFacts, context: MailContext): Block[] {
  const refunds = all.filter((one) => !isOwedLess(one));
  if (refunds.length === 0) return [];
  return [
    { type: 'heading', text: context.texts.refund.heading },
    ...refunds.map((refund) => refundFacts(refund, context)),
    ...accountBlocks(refunds, order, context),
  ];
}

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amount }) => sum + amount.amount, 0);
const isLost = ({ status }: Refund) => status === 'failed' || status === 'charged-back';

/** That the shopper's bank has taken money back, where it has. */
export function takenByBankBlocks(
  { chargedBack }: Pick<OrderFacts, 'chargedBack'>,
  { texts, money }: MailContext,
): Block[] {
  if (chargedBack.amount === 0) return [];
  return [paragraph(fill(texts.refund.takenByBank, { amount: money(chargedBack.amount) }))];
}

/**
 * What is promised of the money of an order that was cancelled: nothing was taken, or so much goes back now. Nothing is
 * where all of it had gone back before, or the bank has taken it.
 */
export function moneyBlocks(order: OrderFacts, context: MailContext): Block[] {
  const { texts, money } = context;
  const words = texts.orderCancelled;
  if (order.paid.amount === 0) return [paragraph(words.nothingTaken)];
  // What was returned or paid twice before has been promised then.
  const told: ReadonlySet<Refund['reason']> = new Set(['returned', 'paid-twice']);
  const promised = order.refunds.filter((one) => !told.has(one.reason) && !isLost(one));
  const minor = sumOf(promised.filter((one) => !isOwedLess(one)));
  return [
    ...(promised.some(isOwedLess) ? [paragraph(texts.credit.nothingToPay)] : []),
    ...(minor === 0 ? [] : [paragraph(fill(words.refund, { amount: money(minor) }))]),
    ...takenByBankBlocks(order, context),
  ];
}

/** What is promised of the money once all has come back: what has not been given back yet. */
export function returnedMoneyBlocks(order: OrderFacts, context: MailContext): Block[] {
  const { texts, money } = context;
  const promised = order.refunds.filter((one) => one.status !== 'done' && !isLost(one));
  const minor = sumOf(promised.filter((one) => !isOwedLess(one)));
  return [
    ...(order.refunds.some(isOwedLess) ? [paragraph(texts.credit.nothingToPay)] : []),
    ...(minor === 0 ? [] : [paragraph(fill(texts.refund.payBack, { amount: money(minor) }))]),
    ...takenByBankBlocks(order, context),
  ];
}
