import { payLaterDays, payLaterLender } from '../../../sites/credit-rules.ts';
import type { Order } from '../../contract/checkout.ts';
import { isCredit } from '../../contract/credit-method.ts';
import { fill } from '../../messages/fill.ts';
import type { Block } from './content.ts';
import type { MailContext } from './mail-context.ts';

const lending = { days: String(payLaterDays), lender: payLaterLender };

/** How far the payment is, in the shopper's eyes. */
export function paymentState({ paymentStatus, subIntegrationType }: Order, { texts }: MailContext): string {
  return paymentStatus === 'paid' && isCredit(subIntegrationType)
    ? fill(texts.credit.state[subIntegrationType], lending)
    : texts.order.paymentStates[paymentStatus];
}

/** Whom to pay how much by when, where a lender has paid the shop; empty for every other order. */
export function owedBlocks({ subIntegrationType, charged }: Order, { texts, money }: MailContext): Block[] {
  if (!isCredit(subIntegrationType)) return [];
  const values = { ...lending, amount: money(charged.amount) };
  return [{ type: 'text', text: fill(texts.credit.owed[subIntegrationType], values) }];
}
