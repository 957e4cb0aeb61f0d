import type { InferType, ObjectSchema } from 'yup';
import type { Services } from '../../services.ts';
import type { Block, MailContent } from './content.ts';
import type { MailContext } from './mail-context.ts';

/** Renders the mail of one kind from its stored data. @throws when the data is not what the kind needs */
export type MailTemplate = (
  stored: unknown,
  context: MailContext,
  services: Services,
) => Promise<MailContent>;
export type MailDraft = Omit<MailContent, 'preview'>;

/** Makes a template that checks what was stored; the second paragraph becomes the preview, the first is the greeting. */
export function mailTemplate<S extends ObjectSchema<object>>(
  schema: S,
  write: (data: InferType<S>, context: MailContext, services: Services) => MailDraft | Promise<MailDraft>,
): MailTemplate {
  return async (stored, context, services) => {
    const data: InferType<S> = schema.validateSync(stored);
    const content = await write(data, context, services);
    const texts = content.blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []));
    return { ...content, preview: texts[1] ?? content.title };
  };
}

export const paragraph = (text: string): Block => ({ type: 'text', text });
