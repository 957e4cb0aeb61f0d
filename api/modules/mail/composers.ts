import { type Composer, composer, paragraph, type Written } from './composer.ts';
import type { Block } from './content.ts';
import type { Letter } from './letter.ts';
import { chargedMinor, type OrderFacts, orderBlocks, shortOrderBlocks } from './order-content.ts';
import { readOrderFacts, readWithdrawalFacts } from './order-facts.ts';
import { type MailKind, mailData } from './queue.ts';
import type { MailTexts } from './texts/mail-texts.ts';
import { fill } from './texts/texts-of.ts';
import { unlinked, withoutLinks } from './without-links.ts';

const toldStatuses = ['beingPrepared', 'onTheWay', 'outForDelivery', 'delivered', 'returned'] as const;

/** A mail about an order: greeting, one paragraph, then `blocks`. */
function orderLetter(
  order: OrderFacts,
  words: MailTexts['orderPlaced'],
  letter: Letter,
  blocks: readonly Block[],
): Written {
  const { texts, shopName, money, greet } = letter;
  const values = { number: order.orderNumber, amount: money(chargedMinor(order)) };
  return {
    subject: fill(words.subject, values),
    title: words.title,
    blocks: [
      paragraph(greet(order.billingAddress.firstName)),
      paragraph(fill(words.text, values)),
      ...blocks,
    ],
    reason: fill(texts.reasons.order, { shop: shopName }),
  };
}

/** The mails with no more than a text, a button and a last sentence. */
function shortLetter(
  { texts, shopName, greet }: Letter,
  words: MailTexts['orderPlaced'],
  { reason, blocks = [], name = '' }: { reason: keyof MailTexts['reasons']; blocks?: Block[]; name?: string },
): Written {
  const shop = { shop: shopName };
  return {
    subject: fill(words.subject, shop),
    title: words.title,
    blocks: [paragraph(greet(name)), paragraph(fill(words.text, shop)), ...blocks],
    reason: fill(texts.reasons[reason], shop),
  };
}

const orderComposers = {
  'order-placed': composer(mailData['order-placed'], async ({ orderId }, letter, { db, config }) => {
    const order = await readOrderFacts(db, orderId);
    const { freeReturnDays } = config(letter.site.code);
    return orderLetter(order, letter.texts.orderPlaced, letter, orderBlocks(order, letter, freeReturnDays));
  }),
  'order-paid': composer(mailData['order-paid'], async ({ orderId }, letter, { db }) => {
    const order = await readOrderFacts(db, orderId);
    return orderLetter(order, letter.texts.orderPaid, letter, shortOrderBlocks(order, letter));
  }),
  'order-cancelled': composer(mailData['order-cancelled'], async ({ orderId }, letter, { db }) => {
    const order = await readOrderFacts(db, orderId);
    const words = letter.texts.orderCancelled;
    const amount = letter.money(chargedMinor(order));
    const money = order.paymentStatus === 'paid' ? fill(words.refund, { amount }) : words.nothingTaken;
    return orderLetter(order, words, letter, [paragraph(money), ...shortOrderBlocks(order, letter)]);
  }),
  'order-status': composer(mailData['order-status'], async ({ orderId, status }, letter, { db }) => {
    const order = await readOrderFacts(db, orderId);
    const told = toldStatuses.find((one) => one === status);
    if (!told) throw new TypeError(`Nobody is told of the status ${status}.`);
    // The step that the mail is about, whatever has happened to the order since.
    const blocks = shortOrderBlocks({ ...order, status: told }, letter);
    return orderLetter(order, letter.texts.orderStatus[told], letter, blocks);
  }),
  'withdrawal-received': composer(
    mailData['withdrawal-received'],
    async ({ withdrawalId }, letter, { db }) => {
      const { texts, shopName, greet, moment } = letter;
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
          ...(facts.reason
            ? [
                { type: 'heading' as const, text: words.statement },
                { type: 'quote' as const, text: unlinked(facts.reason) },
              ]
            : []),
          paragraph(words.next),
        ],
        reason: fill(texts.reasons.order, { shop: shopName }),
      };
    },
  ),
};

const supportComposers = {
  'support-request': composer(mailData['support-request'], (data, { texts }) => {
    const words = texts.supportRequest;
    return {
      subject: fill(words.subject, { subject: data.subject }),
      title: words.title,
      blocks: [
        paragraph(words.text),
        {
          type: 'facts',
          rows: [
            { label: words.name, value: data.name },
            { label: words.email, value: data.email },
            ...(data.orderNumber ? [{ label: words.orderNumber, value: data.orderNumber }] : []),
          ],
        },
        { type: 'heading', text: data.subject },
        { type: 'quote', text: data.message },
      ],
      reason: words.title,
      replyTo: data.email,
    };
  }),
  'support-receipt': composer(mailData['support-receipt'], (data, { texts, greet }) => {
    const words = texts.supportReceipt;
    const clean = (text: string) => withoutLinks(text, words.linkLeftOut);
    return {
      subject: words.subject,
      title: words.title,
      blocks: [
        paragraph(greet(clean(data.name))),
        paragraph(fill(words.text, { subject: clean(data.subject) })),
        { type: 'quote', text: clean(data.message) },
      ],
      reason: texts.reasons.support,
    };
  }),
};

export const composers: Readonly<Record<MailKind, Composer>> = {
  'account-created': composer(mailData['account-created'], ({ firstName }, letter) => {
    const words = letter.texts.accountCreated;
    const href = letter.absolute(`/${letter.site.code}`);
    const blocks: Block[] = [{ type: 'button', text: words.button, href }];
    return shortLetter(letter, words, { reason: 'account', name: firstName, blocks });
  }),
  'password-reset': composer(mailData['password-reset'], ({ firstName, link }, letter) => {
    const words = letter.texts.passwordReset;
    const blocks: Block[] = [
      { type: 'button', text: words.button, href: letter.absolute(link) },
      paragraph(words.otherwise),
    ];
    return shortLetter(letter, words, { reason: 'asked', name: firstName, blocks });
  }),
  'newsletter-confirm': composer(mailData['newsletter-confirm'], ({ link }, letter) => {
    const words = letter.texts.newsletterConfirm;
    const blocks: Block[] = [
      { type: 'button', text: words.button, href: letter.absolute(link) },
      paragraph(words.otherwise),
    ];
    return shortLetter(letter, words, { reason: 'asked', blocks });
  }),
  'newsletter-welcome': composer(mailData['newsletter-welcome'], ({ unsubscribeLink }, letter) => ({
    ...shortLetter(letter, letter.texts.newsletterWelcome, { reason: 'newsletter' }),
    unsubscribeLink: letter.absolute(unsubscribeLink),
  })),
  'newsletter-already': composer(mailData['newsletter-already'], ({ unsubscribeLink }, letter) => ({
    ...shortLetter(letter, letter.texts.newsletterAlready, { reason: 'newsletter' }),
    unsubscribeLink: letter.absolute(unsubscribeLink),
  })),
  ...orderComposers,
  ...supportComposers,
};
