import type { InferType, ObjectSchema } from 'yup';
import type { Services } from '../../services.ts';
import type { Block, MailContent } from './content.ts';
import type { Letter } from './letter.ts';

/** Writes the mail of one kind out of its stored data. @throws when the data is not what the kind needs */
export type Composer = (stored: unknown, letter: Letter, services: Services) => Promise<MailContent>;
export type Written = Omit<MailContent, 'preview'>;

/** A composer that checks what was stored; the second paragraph becomes the preview, the first is the greeting. */
export function composer<S extends ObjectSchema<object>>(
  schema: S,
  write: (data: InferType<S>, letter: Letter, services: Services) => Written | Promise<Written>,
): Composer {
  return async (stored, letter, services) => {
    const data: InferType<S> = schema.validateSync(stored);
    const content = await write(data, letter, services);
    const texts = content.blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []));
    return { ...content, preview: texts[1] ?? content.title };
  };
}

export const paragraph = (text: string): Block => ({ type: 'text', text });
