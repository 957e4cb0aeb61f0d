import { fill } from '../../messages/fill.ts';
import { mailData } from '../outbox/queue.ts';
import type { Block } from './content.ts';
import type { MailContext } from './mail-context.ts';
import { mailTemplate, paragraph } from './mail-template.ts';
import type { OrderFacts } from './order-content.ts';
import { readOrderFacts } from './order-facts.ts';
import { unlinked } from './without-links.ts';

/** Asks for reviews of what has come. */
export function reviewBlocks({ reviewPath }: OrderFacts, { texts, absolute }: MailContext): Block[] {
  const words = texts.review;
  return [paragraph(words.ask), { type: 'button', text: words.write, href: absolute(reviewPath) }];
}

export const reviewTemplates = {
  'review-decided': mailTemplate(
    mailData['review-decided'],
    async ({ orderId, productId, title, refusal, note }, context, { db }) => {
      const { texts, shopName, greet, absolute } = context;
      const order = await readOrderFacts(db, orderId);
      const product = order.items.find(({ vsin }) => vsin === productId)?.title ?? productId;
      const words = refusal ? texts.review.refused : texts.review.published;
      const values = { product, title: unlinked(title) };
      return {
        subject: fill(words.subject, values),
        title: words.title,
        blocks: [
          paragraph(greet(order.shippingAddress.firstName)),
          paragraph(fill(words.text, values)),
          ...(refusal ? [paragraph(texts.review.reasons[refusal])] : []),
          ...(note ? [{ type: 'quote' as const, text: note }] : []),
          ...(refusal ? [paragraph(texts.review.object)] : []),
          { type: 'button', text: texts.review.change, href: absolute(order.reviewPath) },
        ],
        reason: fill(texts.reasons.order, { shop: shopName }),
      };
    },
  ),
};
