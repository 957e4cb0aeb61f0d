import type { Order } from '../../contract/checkout.ts';
import { payerOf } from '../../contract/credit-method.ts';
import { hasLeft } from '../../contract/order-statuses.ts';
import type { Block } from './content.ts';
import type { MailContext } from './mail-context.ts';
import { paragraph } from './mail-template.ts';

/** What becomes of the money for pieces that are withdrawn. */
export function withdrawnMoneyText(
  order: Pick<Order, 'paymentStatus' | 'subIntegrationType' | 'status'>,
  { texts }: MailContext,
): string {
  const { withdrawal, credit, orderCancelled } = texts;
  switch (payerOf(order)) {
    case 'lender':
      return credit.withdrawn;
    case 'shopper':
      return withdrawal.payBack;
    case 'nobody':
      return order.status === 'cancelled' ? orderCancelled.nothingTaken : withdrawal.notPaid;
  }
}

/** What of an order is withdrawn while the rest goes on; empty where nothing is. */
export function withdrawnBlocks(order: Order, context: MailContext): Block[] {
  const { withdrawn } = order;
  const { texts, money } = context;
  if (!withdrawn) return [];
  return [
    { type: 'heading', text: texts.withdrawal.items },
    {
      type: 'lines',
      lines: withdrawn.lines.map(({ title, quantity }) => ({
        title,
        details: [],
        amount: `${quantity}\u00a0×`,
      })),
    },
    { type: 'facts', rows: [{ label: texts.refund.amount, value: money(withdrawn.amount.amount) }] },
    ...(hasLeft(order.status) ? [] : [paragraph(texts.withdrawal.notSent)]),
    paragraph(withdrawnMoneyText(order, context)),
  ];
}
