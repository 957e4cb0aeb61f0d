import { ValidationError } from 'yup';
import { unknownFacts } from '../../contract/content-facts.ts';
import type { SnippetCode } from '../../contract/snippets.ts';
import { storedSchemas } from '../schema/stored-slot.ts';
import { leavesOf } from './json-fields.ts';

type Slot = { id: string; snippetCode: SnippetCode; context: object };
/** `field` is the path within the slot, `type` the name of the rule. */
export type SlotProblem = { index: number; field: string; type: string; message: string };

function checkContext({ snippetCode, context }: Slot, index: number) {
  const problems: SlotProblem[] = leavesOf(context).flatMap(({ path, value }) =>
    unknownFacts(String(value)).map((name) => {
      const message = `{{${name}}} is no fact of the shop`;
      return { index, field: `context.${path}`, type: 'invalid', message };
    }),
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
export function checkSlots<S extends Slot>(slots: readonly S[]): { slots: S[]; problems: SlotProblem[] } {
  const problems: SlotProblem[] = [];
  const ids = new Set<string>();
  const checked = slots.map((slot, index) => {
    if (ids.has(slot.id)) problems.push({ index, field: 'id', type: 'invalid', message: 'is taken already' });
    ids.add(slot.id);
    const { clean, problems: found } = checkContext(slot, index);
    problems.push(...found);
    return { ...slot, context: clean };
  });
  return { slots: checked, problems };
}
