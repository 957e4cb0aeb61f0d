import { editionCode } from '../../../sites/editions.ts';
import { markedSlug } from '../../contract/page-paths.ts';
import { fill } from '../../messages/fill.ts';
import type { Services } from '../../services.ts';
import { mailData } from '../outbox/queue.ts';
import { readForMail } from '../questions/service.ts';
import type { Block } from './content.ts';
import type { MailContext } from './mail-context.ts';
import { mailTemplate, paragraph } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

async function readAsked(questionId: string, context: MailContext, services: Services) {
  const asked = await readForMail(services, context, questionId);
  if (!asked) throw new Error('The question is gone.');
  return asked;
}

/** The way to the product, where it is still sold. */
function toProduct(
  { productId, alias }: Awaited<ReturnType<typeof readAsked>>,
  { site, language, absolute }: MailContext,
  text: string,
): Block[] {
  if (alias === null) return [];
  const slug = markedSlug({ type: 'product', vsin: productId, alias });
  return [{ type: 'button', text, href: absolute(`/${editionCode(site, language)}/${slug}`) }];
}

export const questionTemplates = {
  /** Nobody has proven the address to be theirs, so it says nothing that a stranger wrote. */
  'question-received': mailTemplate(
    mailData['question-received'],
    async ({ questionId }, context, services) => {
      const { texts, greet } = context;
      const words = texts.questionReceived;
      const { title } = await readAsked(questionId, context, services);
      return {
        subject: words.subject,
        title: words.title,
        blocks: [paragraph(greet('')), paragraph(fill(words.text, { product: title }))],
        reason: texts.reasons.question,
      };
    },
  ),
  'question-asked': mailTemplate(mailData['question-asked'], async ({ questionId }, context, services) => {
    const words = context.texts.questionAsked;
    const asked = await readAsked(questionId, context, services);
    return {
      subject: fill(words.subject, { product: asked.title }),
      title: words.title,
      blocks: [
        paragraph(words.text),
        { type: 'facts', rows: [{ label: words.product, value: `${asked.title} (${asked.productId})` }] },
        { type: 'quote', text: asked.question },
      ],
      reason: words.title,
      ...(asked.email ? { replyTo: asked.email } : {}),
    };
  }),
  'question-answered': mailTemplate(
    mailData['question-answered'],
    async ({ questionId }, context, services) => {
      const { texts, greet } = context;
      const words = texts.questionAnswered;
      const asked = await readAsked(questionId, context, services);
      return {
        subject: fill(words.subject, { product: asked.title }),
        title: words.title,
        blocks: [
          paragraph(greet('')),
          paragraph(fill(words.text, { product: asked.title })),
          { type: 'quote', text: withoutLinks(asked.question, texts.supportReceipt.linkLeftOut) },
          { type: 'heading', text: words.answer },
          ...(asked.answer ?? '').split(/\n+/).map(paragraph),
          ...toProduct(asked, context, words.button),
        ],
        reason: texts.reasons.question,
      };
    },
  ),
};
