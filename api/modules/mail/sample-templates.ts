import { apiTexts } from '../../../messages/api.ts';
import type { MailTexts } from '../../../messages/shape/mail.ts';
import { siteCommerce } from '../../../sites/commerce.ts';
import type { Services } from '../../services.ts';
import { mailData } from '../outbox/queue.ts';
import { readForMail } from '../samples/service.ts';
import type { MailContext } from './mail-context.ts';
import { type MailDraft, mailTemplate, paragraph } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

type Asked = {
  words: MailTexts['samplesSent'];
  requestId: string;
  isForStaff?: true;
  /** Whether they are yet to be posted. */
  isAnnounced?: true;
};

/** What was chosen and where it goes. Whoever wrote the address may not be its owner, so no link of theirs is in it. */
async function sampleMail(
  { words, requestId, isForStaff, isAnnounced }: Asked,
  context: MailContext,
  { db, catalogue }: Services,
): Promise<MailDraft> {
  const { texts, greet, site, language } = context;
  const request = await readForMail(db, await catalogue.optionValues(), context, requestId);
  if (!request) throw new Error('The request for samples is gone.');
  const { list, address } = texts.samplesRequested;
  return {
    subject: words.subject,
    title: words.title,
    blocks: [
      paragraph(greet(isForStaff ? '' : request.name)),
      paragraph(words.text),
      ...(isAnnounced
        ? [paragraph(`${apiTexts[language].samplesByPost(...siteCommerce[site.code].letterDays)}.`)]
        : []),
      {
        type: 'columns',
        columns: [
          { title: list, lines: request.samples.map(({ title }) => title) },
          { title: address, lines: request.address.map((line) => withoutLinks(line, '')) },
        ],
      },
    ],
    reason: isForStaff ? texts.samplesToSend.title : texts.reasons.samples,
    ...(isForStaff ? { replyTo: request.email } : {}),
  };
}

export const sampleTemplates = {
  'samples-requested': mailTemplate(mailData['samples-requested'], ({ requestId }, context, services) =>
    sampleMail({ words: context.texts.samplesRequested, requestId, isAnnounced: true }, context, services),
  ),
  'samples-to-send': mailTemplate(mailData['samples-to-send'], ({ requestId }, context, services) =>
    sampleMail({ words: context.texts.samplesToSend, requestId, isForStaff: true }, context, services),
  ),
  'samples-sent': mailTemplate(mailData['samples-sent'], ({ requestId }, context, services) =>
    sampleMail({ words: context.texts.samplesSent, requestId }, context, services),
  ),
};
