import type { MailTexts } from '../../../languages/shape/mail.ts';
import { type MailKind, mailData } from '../outbox/queue.ts';
import { type Composer, composer, paragraph, type Written } from './composer.ts';
import type { Block } from './content.ts';
import { fill } from './fill.ts';
import type { Letter } from './letter.ts';
import { orderComposers } from './order-composers.ts';
import { withdrawalComposers } from './withdrawal-composers.ts';
import { withoutLinks } from './without-links.ts';

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
  ...withdrawalComposers,
  ...supportComposers,
};
