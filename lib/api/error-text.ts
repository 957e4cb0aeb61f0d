import { type FieldProblem, isApiFailure } from './failure';

/** What is shown for a failure that says nothing itself (§8), in the words of the place where it happens. */
export type ErrorTexts = { resourceNotFound: string; generic: string };

export function linesOf(problems: readonly FieldProblem[]): string {
  return problems
    .map(({ property, message }) => (property === '' ? message : `${property} - ${message}`))
    .join('\n');
}

function listText(message: string): string | null {
  if (!message.startsWith('[')) return null;
  try {
    const list: unknown = JSON.parse(message);
    if (!Array.isArray(list)) return null;
    const problems = list.flatMap((item: unknown) => {
      if (typeof item !== 'object' || item === null || !('message' in item)) return [];
      return { property: 'property' in item ? String(item.property) : '', message: String(item.message) };
    });
    return problems.length > 0 ? linesOf(problems) : null;
  } catch {
    // A sentence that begins with a bracket.
    return null;
  }
}

/**
 * What to show for an error (§8): a list in the message line by line, else the message, else the text for a
 * 404, else the error's own message, else the generic text.
 */
export function errorText(error: unknown, texts: ErrorTexts): string {
  if (isApiFailure(error)) {
    if (error.message !== '') return listText(error.message) ?? error.message;
    return error.status === 404 ? texts.resourceNotFound : texts.generic;
  }
  return error instanceof Error && error.message !== '' ? error.message : texts.generic;
}

/** What the API says of a failure; `general` for any other, of which shoppers understand nothing. */
export function failureText(error: unknown, general: string): string {
  return isApiFailure(error) ? errorText(error, { resourceNotFound: general, generic: general }) : general;
}

/** What the API says of its refusal, as §8 has it; null for a failure of its own, of which its words mean nothing to shoppers. */
export function refusalText(error: unknown): string | null {
  if (!isApiFailure(error) || error.status === 0 || error.status >= 500) return null;
  return errorText(error, { resourceNotFound: '', generic: '' }) || null;
}
