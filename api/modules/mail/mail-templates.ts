import type { MailTexts } from '../../../messages/shape/mail.ts';
import { editionCode } from '../../../sites/editions.ts';
import { newsletterAddress } from '../../contract/page-paths.ts';
import { fill } from '../../messages/fill.ts';
import { type MailKind, mailData } from '../outbox/queue.ts';
import type { Block } from './content.ts';
import { giftCardTemplates } from './gift-card-templates.ts';
import type { MailContext } from './mail-context.ts';
import { type MailDraft, type MailTemplate, mailTemplate, paragraph } from './mail-template.ts';
import { orderTemplates } from './order-templates.ts';
import { questionTemplates } from './question-templates.ts';
import { refundTemplates } from './refund-templates.ts';
import { reviewTemplates } from './review-templates.ts';
import { sampleTemplates } from './sample-templates.ts';
import { withdrawalTemplates } from './withdrawal-templates.ts';
import { withoutLinks } from './without-links.ts';

/** The mails with no more than a text, a button and a last sentence. */
function shortMail(
  { texts, shopName, greet }: MailContext,
  words: MailTexts['orderPlaced'],
  { reason, blocks = [], name = '' }: { reason: keyof MailTexts['reasons']; blocks?: Block[]; name?: string },
): MailDraft {
  const shop = { shop: shopName };
  return {
    subject: fill(words.subject, shop),
    title: words.title,
    blocks: [paragraph(greet(name)), paragraph(fill(words.text, shop)), ...blocks],
    reason: fill(texts.reasons[reason], shop),
  };
}

/** What is done once the reader has followed the link. */
function askingMail(
  context: MailContext,
  words: MailTexts['passwordReset'],
  { firstName = '', link }: { firstName?: string; link: string },
): MailDraft {
  const blocks: Block[] = [
    { type: 'button', text: words.button, href: context.absolute(link) },
    paragraph(words.otherwise),
  ];
  return shortMail(context, words, { reason: 'asked', name: firstName, blocks });
}

function toSubscriber(
  context: MailContext,
  words: MailTexts['newsletterWelcome'],
  unsubscribeLink: string,
): MailDraft {
  const href = context.absolute(`/${editionCode(context.site, context.language)}${newsletterAddress}`);
  return {
    ...shortMail(context, words, {
      reason: 'newsletter',
      blocks: [{ type: 'link', text: words.about, href }],
    }),
    unsubscribeLink: context.absolute(unsubscribeLink),
  };
}

const supportTemplates = {
  'support-request': mailTemplate(mailData['support-request'], (data, { texts }) => {
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
  'support-receipt': mailTemplate(mailData['support-receipt'], (data, { texts, greet }) => {
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

const accountTemplates = {
  'account-created': mailTemplate(mailData['account-created'], ({ firstName }, context) => {
    const words = context.texts.accountCreated;
    const href = context.absolute(`/${editionCode(context.site, context.language)}`);
    const blocks: Block[] = [{ type: 'button', text: words.button, href }];
    return shortMail(context, words, { reason: 'account', name: firstName, blocks });
  }),
  'password-reset': mailTemplate(mailData['password-reset'], (data, context) =>
    askingMail(context, context.texts.passwordReset, data),
  ),
  'password-changed': mailTemplate(mailData['password-changed'], ({ firstName }, context) =>
    shortMail(context, context.texts.passwordChanged, { reason: 'account', name: firstName }),
  ),
  'email-change': mailTemplate(mailData['email-change'], (data, context) =>
    askingMail(context, context.texts.emailChange, data),
  ),
  'email-changed': mailTemplate(mailData['email-changed'], ({ firstName }, context) =>
    shortMail(context, context.texts.emailChanged, { reason: 'account', name: firstName }),
  ),
};

export const mailTemplates: Readonly<Record<MailKind, MailTemplate>> = {
  ...accountTemplates,
  'newsletter-confirm': mailTemplate(mailData['newsletter-confirm'], (data, context) =>
    askingMail(context, context.texts.newsletterConfirm, data),
  ),
  'newsletter-welcome': mailTemplate(mailData['newsletter-welcome'], ({ unsubscribeLink }, context) =>
    toSubscriber(context, context.texts.newsletterWelcome, unsubscribeLink),
  ),
  'newsletter-already': mailTemplate(mailData['newsletter-already'], ({ unsubscribeLink }, context) =>
    toSubscriber(context, context.texts.newsletterAlready, unsubscribeLink),
  ),
  'back-in-stock': mailTemplate(mailData['back-in-stock'], ({ title, link, endLink }, context) => {
    const { texts, absolute, greet } = context;
    const words = texts.backInStock;
    return {
      subject: fill(words.subject, { title }),
      title: words.title,
      blocks: [
        paragraph(greet('')),
        paragraph(fill(words.text, { title })),
        { type: 'button', text: words.button, href: absolute(link) },
        paragraph(words.last),
      ],
      reason: texts.reasons.backInStock,
      ...(endLink ? { unsubscribeLink: absolute(endLink), unsubscribeText: words.end } : {}),
    };
  }),
  ...orderTemplates,
  ...refundTemplates,
  ...giftCardTemplates,
  ...withdrawalTemplates,
  ...sampleTemplates,
  ...reviewTemplates,
  ...questionTemplates,
  ...supportTemplates,
};
