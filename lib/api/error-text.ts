import { type FieldProblem, isApiFailure } from './failure';

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
 * What to show for a failure (§8): a list in its message line by line, else the message, which a 404 without one has got
 * from the client (`say-not-found.ts`), else `general`. So for any other error, whose own words shoppers do not understand.
 */
export function failureText(error: unknown, general: string): string {
  if (!isApiFailure(error) || error.message === '') return general;
  return listText(error.message) ?? error.message;
}

/** What the API says of its refusal, as §8 has it; null for a failure of its own, of which its words mean nothing to shoppers. */
export function refusalText(error: unknown): string | null {
  if (!isApiFailure(error) || error.status === 0 || error.status >= 500) return null;
  return failureText(error, '') || null;
}
