import { isDeepStrictEqual } from 'node:util';
import type { Localised } from '../../contract/catalogue.ts';
import type { Language } from '../../contract/sites.ts';
import { templateDevices } from '../../contract/template.ts';
import type { ContentDocument } from './content-document.ts';
import { toFileContext } from './file-context.ts';

type Slot = ContentDocument['slots'][number];

/** A text alone where it is in the language of the page only. */
function writeWords(words: Localised, language: Language) {
  return isDeepStrictEqual(Object.keys(words), [language]) ? words[language] : words;
}

const writeSlot = ({ id, snippetCode, context }: Slot) => ({
  id,
  snippetCode,
  context: toFileContext(context),
});

/**
 * The file of a page, always the same for the same documents, of which `parseContentFile` makes the same again.
 * @param documents of one page in one language: desktop, mobile or both
 */
export function printContentFile(documents: readonly ContentDocument[]): string {
  const [desktop, mobile] = templateDevices.map((device) => documents.find((one) => one.device === device));
  const first = desktop ?? mobile;
  if (!first) throw new Error('A file needs a document.');
  const { title, description } = first.seoInfo;
  const own = (words: Localised, others: Localised) =>
    isDeepStrictEqual(words, others) ? undefined : writeWords(words, first.language);
  const isShared = (slot: Slot) => desktop?.slots.some((other) => isDeepStrictEqual(other, slot));
  const file = {
    title: writeWords(title, first.language),
    description: writeWords(description, first.language),
    policy: first.policy ?? undefined,
    desktop: desktop && { slots: desktop.slots.map(writeSlot) },
    mobile: mobile && {
      title: own(mobile.seoInfo.title, title),
      description: own(mobile.seoInfo.description, description),
      slots: mobile.slots.map((slot) => (isShared(slot) ? slot.id : writeSlot(slot))),
    },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
