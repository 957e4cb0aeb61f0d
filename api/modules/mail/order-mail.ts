import type { MailTexts } from '../../../messages/shape/mail.ts';
import { fill } from '../../messages/fill.ts';
import type { Block } from './content.ts';
import type { MailContext } from './mail-context.ts';
import { type MailDraft, paragraph } from './mail-template.ts';
import type { OrderFacts } from './order-content.ts';

type Parts = {
  blocks: readonly Block[];
  /** What the text speaks of, minor units; what was charged when left out. */
  amount?: number;
};

/** A mail about an order: greeting, one paragraph, then its blocks. */
export function orderMail(
  order: OrderFacts,
  words: MailTexts['orderPlaced'],
  context: MailContext,
  { blocks, amount = order.charged.amount }: Parts,
): MailDraft {
  const { texts, shopName, money, greet, absolute } = context;
  const values = { number: order.orderNumber, amount: money(amount) };
  return {
    subject: fill(words.subject, values),
    title: words.title,
    blocks: [
      paragraph(greet(order.shippingAddress.firstName)),
      paragraph(fill(words.text, values)),
      { type: 'link', text: texts.toOrderPage, href: absolute(order.pagePath) },
      ...blocks,
    ],
    reason: fill(texts.reasons.order, { shop: shopName }),
  };
}
