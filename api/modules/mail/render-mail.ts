import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { type MailKind, mailData } from '../outbox/queue.ts';
import type { Frame, MailContent } from './content.ts';
import { createMailContext, toFrame } from './mail-context.ts';
import { mailTemplates } from './mail-templates.ts';
import type { StoredMail } from './repo.ts';
import { RefusedMail } from './transport.ts';

function isKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailData, kind);
}

async function contentOf<K extends MailKind>(
  kind: K,
  mail: StoredMail,
  context: RequestContext,
  services: Services,
): Promise<{ content: MailContent; frame: Frame }> {
  const mailContext = createMailContext(context, services);
  const content = await mailTemplates[kind](mail.data, mailContext, services);
  return { content, frame: toFrame(mailContext) };
}

/**
 * Renders a queued mail from what the database knows now.
 * @throws RefusedMail for a kind there is none of; an error when its data is not what its kind needs
 */
export async function renderMail(
  mail: StoredMail,
  context: RequestContext,
  services: Services,
): Promise<{ content: MailContent; frame: Frame }> {
  if (!isKind(mail.kind)) throw new RefusedMail(`There is no mail of the kind ${mail.kind}.`);
  return contentOf(mail.kind, mail, context, services);
}
