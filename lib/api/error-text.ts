import { isApiFailure } from './failure';

/** What is shown for a failure that says nothing itself (§8), in the words of the place where it happens. */
export type ErrorTexts = { resourceNotFound: string; generic: string };

function listText(message: string): string | null {
  if (!message.startsWith('[')) return null;
  try {
    const list: unknown = JSON.parse(message);
    if (!Array.isArray(list)) return null;
    const lines = list.flatMap((item: unknown) => {
      if (typeof item !== 'object' || item === null || !('message' in item)) return [];
      const property = 'property' in item ? String(item.property) : '';
      return property === '' ? String(item.message) : `${property} - ${String(item.message)}`;
    });
    return lines.length > 0 ? lines.join('\n') : null;
  } catch {
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
