import { eq } from 'drizzle-orm';
import { editionCode } from '../../../sites/editions.ts';
import type { Order } from '../../contract/checkout.ts';
import { giftCardsAddress } from '../../contract/page-paths.ts';
import type { Db } from '../../db/client.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { fill } from '../../messages/fill.ts';
import { methodName } from '../../messages/method-names.ts';
import { mailData } from '../outbox/queue.ts';
import type { Block } from './content.ts';
import type { MailContext } from './mail-context.ts';
import { mailTemplate, paragraph } from './mail-template.ts';
import { bankTransferBlocks, type OrderFacts, withdrawalLink } from './order-content.ts';
import { unlinked, withoutLinks } from './without-links.ts';

async function readCard(db: Db, id: string) {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, id));
  if (!card) throw new Error(`There is no gift card ${id}.`);
  return card;
}

/** Somebody pays to have this written to whom they name, yet no link of theirs is in it. */
export const giftCardTemplates = {
  'gift-card': mailTemplate(mailData['gift-card'], async ({ cardId, code }, context, { db }) => {
    const { texts, money, day, absolute, greet, shopName } = context;
    const card = await readCard(db, cardId);
    const words = texts.giftCard;
    const values = {
      giver: withoutLinks(card.giverName, '').trim(),
      amount: money(card.amount),
      shop: shopName,
    };
    const edition = `/${editionCode(context.site, context.language)}`;
    return {
      subject: fill(words.sent.subject, values),
      title: words.sent.title,
      blocks: [
        paragraph(greet(card.recipientName)),
        paragraph(fill(words.sent.text, values)),
        ...(card.message ? [{ type: 'quote' as const, text: withoutLinks(card.message, '') }] : []),
        {
          type: 'facts',
          rows: [
            { label: words.code, value: code },
            { label: words.amount, value: money(card.amount) },
            ...(card.validUntil ? [{ label: words.validUntil, value: day(card.validUntil) }] : []),
          ],
        },
        paragraph(words.use),
        { type: 'button', text: words.sent.button, href: absolute(edition) },
        { type: 'link', text: words.balance, href: absolute(`${edition}${giftCardsAddress}`) },
      ],
      reason: fill(words.reason, values),
    };
  }),
};

type Bought = NonNullable<Order['boughtCard']>;

/** What was bought for whom, how to pay it where that is still to be done, and the terms of the card. */
export function boughtCardBlocks(order: OrderFacts, card: Bought, context: MailContext): Block[] {
  const { texts, money, day, language } = context;
  const words = texts.order;
  const named = texts.giftCard;
  return [
    {
      type: 'facts',
      rows: [
        { label: words.number, value: order.orderNumber },
        { label: words.date, value: day(order.placedAt) },
        { label: words.paymentMethod, value: methodName(order.subIntegrationType, language) },
        { label: words.payment, value: words.paymentStates[order.paymentStatus] },
      ],
    },
    ...bankTransferBlocks(order, context),
    { type: 'heading', text: named.heading },
    {
      type: 'facts',
      rows: [
        { label: named.for, value: unlinked(`${card.recipientName}, ${card.recipientEmail}`) },
        { label: named.from, value: unlinked(card.giverName) },
        { label: named.sendOn, value: day(card.sendOn) },
        { label: named.amount, value: money(card.amount.amount) },
      ],
    },
    ...(card.message
      ? [
          { type: 'heading' as const, text: named.message },
          { type: 'quote' as const, text: unlinked(card.message) },
        ]
      : []),
    paragraph(named.rules),
    paragraph(named.withdrawal),
    ...withdrawalLink(order, context),
    paragraph(fill(texts.terms.contract, { company: context.contact.company, date: day(order.placedAt) })),
  ];
}
