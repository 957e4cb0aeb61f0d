import { readFile } from 'node:fs/promises';
import { findNotice } from '../../../config/notices/notices.ts';
import { consumerRules, yourEurope } from '../../../sites/consumer-rules.ts';
import type { Attachment, Block } from './content.ts';
import type { MailContext } from './mail-context.ts';

/** The legal guarantee, with the link of the harmonised notice where the law of the site knows one. */
export function guaranteeBlocks({ site, language, texts }: MailContext): Block[] {
  const { guarantee, guaranteeLink } = texts.terms;
  const link: Block = { type: 'link', text: guaranteeLink, href: yourEurope(language) };
  return [{ type: 'text', text: guarantee }, ...(consumerRules[site.code].harmonisedNotices ? [link] : [])];
}

/**
 * The official graphic as it is on the disk: mails show no pictures, and what comes with one is kept. Nothing while the
 * owner has not put it there; the words of the mail say the same.
 */
export async function attachNotice({ site, language }: MailContext): Promise<Attachment[]> {
  const notice = consumerRules[site.code].harmonisedNotices ? findNotice(language, 'mail') : null;
  if (!notice) return [];
  const { name, type, file } = notice;
  return [{ name: `legal-guarantee-${name}`, type, content: await readFile(file) }];
}
