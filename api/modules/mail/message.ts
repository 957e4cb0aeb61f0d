import { domainToASCII } from 'node:url';
import { apiTexts } from '../../../messages/api.ts';
import { siteIdentities } from '../../../sites/identities.ts';
import { inLanguage } from '../../../sites/in-language.ts';
import { siteRules } from '../../../sites/rules.ts';
import type { Identity } from '../../../sites/site-types.ts';
import { cutText } from '../../contract/cut-text.ts';
import { lookUp } from '../../contract/look-up.ts';
import type { Services } from '../../services.ts';
import { renderMail } from './render-mail.ts';
import type { StoredMail } from './repo.ts';
import { toPlainText } from './text.ts';
import { type MailMessage, RefusedMail } from './transport.ts';

/** One address: no names, lists or line ends, which headers would understand as something else. */
const addressPattern = /^[^\s<>()[\]\\,;:"@]{1,64}@[^\s<>()[\]\\,;:"@]{1,255}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** The address within `Linden <noreply@linden.example>`. */
function addressOf(mailFrom: string): string {
  return /<([^<>]+)>\s*$/.exec(mailFrom)?.[1]?.trim() ?? mailFrom.trim();
}

/** RFC 8058: mail programs show a button that unsubscribes by itself. */
function unsubscribeHeaders(link: string | undefined): Record<string, string> {
  return link
    ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
}

/**
 * Writes the mail in its own language. The Message-ID follows from the mail's id, so that a mail which is sent twice
 * is recognised as one.
 * @throws RefusedMail when nobody can be written to
 */
export async function toMessage(mail: StoredMail, services: Services): Promise<MailMessage> {
  // A mail may have waited while its shop or language was taken away.
  if (!lookUp(siteRules, mail.site) || !lookUp(apiTexts, mail.language))
    throw new RefusedMail(`No shop ${mail.site} in ${mail.language}.`);
  if (!addressPattern.test(mail.recipient)) throw new RefusedMail('The recipient is no address.');
  const site = siteRules[mail.site];
  const { content, frame } = await renderMail(mail, { site, language: mail.language }, services);
  const sender = addressOf(services.environment.mailFrom);
  const { name, contact } = inLanguage<Identity>(siteIdentities, {
    code: mail.site,
    language: mail.language,
  });
  const isForShop = content.replyTo !== undefined && addressPattern.test(content.replyTo);
  // Loaded with the first mail: it brings React and its renderer, which an idle API does without.
  const { toHtml } = await import('./html.ts');
  return {
    messageId: `<${mail.id}@${domainToASCII(sender.split('@')[1] ?? '') || 'localhost'}>`,
    date: mail.createdAt,
    from: { name, address: sender },
    to: { name: '', address: mail.recipient },
    replyTo: isForShop ? { name: '', address: content.replyTo ?? '' } : { name, address: contact.email },
    subject: cutText(content.subject.replace(controls, ' ').trim(), 200),
    html: toHtml(content, frame),
    text: toPlainText(content, frame),
    attachments: (content.attachments ?? []).map(({ name, type, content: file }) => ({
      filename: name,
      contentType: type,
      content: file,
    })),
    headers: {
      'Content-Language': frame.locale,
      'Auto-Submitted': 'auto-generated',
      ...unsubscribeHeaders(content.unsubscribeLink),
    },
  };
}
