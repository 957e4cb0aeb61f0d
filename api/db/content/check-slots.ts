import { ValidationError } from 'yup';
import type { Localised } from '../../contract/catalogue.ts';
import { unknownFacts } from '../../contract/content-facts.ts';
import type { Language } from '../../contract/sites.ts';
import type { SnippetCode } from '../../contract/snippets.ts';
import { greenClaimsIn } from '../../messages/green-claims.ts';
import { storedSchemas } from '../schema/stored-slot.ts';
import { leavesOf } from './json-fields.ts';

type Slot = { id: string; snippetCode: SnippetCode; context: object };
/** `field` is the path within the slot, `type` the name of the rule. */
export type SlotProblem = { index: number; field: string; type: string; message: string };

const unproven = (text: string, language: Language) =>
  greenClaimsIn(text, language).map(
    (claim) => `promises something for nature (“${claim}”) without the number of a certificate`,
  );

/** What title and description of a page promise for nature, which nothing proves (decision 47). */
export function unprovenIn(
  seoInfo: Readonly<Record<'title' | 'description', Localised>>,
  language: Language,
): { field: 'title' | 'description'; message: string }[] {
  return (['title', 'description'] as const).flatMap((field) =>
    unproven(seoInfo[field][language] ?? '', language).map((message) => ({ field, message })),
  );
}

/** Names of facts that the shop does not have, and such promises. */
function faultsOf(text: string, language: Language): string[] {
  const unknown = unknownFacts(text).map((name) => `{{${name}}} is no fact of the shop`);
  return [...unknown, ...unproven(text, language)];
}

function checkContext({ snippetCode, context }: Slot, index: number, language: Language) {
  const problems: SlotProblem[] = leavesOf(context).flatMap(({ path, value }) =>
    faultsOf(String(value), language).map((message) => ({
      index,
      field: `context.${path}`,
      type: 'invalid',
      message,
    })),
  );
  try {
    const clean = storedSchemas[snippetCode].validateSync(context, { stripUnknown: true, abortEarly: false });
    return { clean, problems };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    const broken = inner.map(({ path, type, message }) => ({
      index,
      field: ['context', path].filter(Boolean).join('.'),
      type: type ?? 'invalid',
      message,
    }));
    return { clean: {}, problems: [...problems, ...broken] };
  }
}

/** The slots as they are stored: cleaned, without what their snippets do not know. */
export function checkSlots<S extends Slot>(
  slots: readonly S[],
  language: Language,
): { slots: S[]; problems: SlotProblem[] } {
  const problems: SlotProblem[] = [];
  const ids = new Set<string>();
  const checked = slots.map((slot, index) => {
    if (ids.has(slot.id)) problems.push({ index, field: 'id', type: 'invalid', message: 'is taken already' });
    ids.add(slot.id);
    const { clean, problems: found } = checkContext(slot, index, language);
    problems.push(...found);
    return { ...slot, context: clean };
  });
  return { slots: checked, problems };
}
