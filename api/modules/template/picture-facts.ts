import { pictureFacts } from '../../../config/pictures/facts.ts';
import { lookUp } from '../../contract/look-up.ts';
import type { SnippetCode } from '../../contract/snippets.ts';

function isPicture(value: unknown): value is { path: string } {
  return typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';
}

/**
 * Tells of each picture of a snippet how large it is, what to show until it is loaded and how to cut it. A blur costs
 * some 100 bytes of the page, so only what is shown as wide as the page gets one.
 */
export function withPictureFacts<C extends object>(context: C, code: SnippetCode): C {
  const text = JSON.stringify(context, (_key, value: unknown) => {
    if (!isPicture(value)) return value;
    const facts = lookUp(pictureFacts, value.path.replace('/media/', ''));
    if (!facts) return { ...value, placeholder: undefined, focus: undefined };
    const { width, height, colour, blur, focus } = facts;
    const placeholder = code === 'full-width-image' ? blur : colour;
    return { ...value, width, height, placeholder, focus };
  });
  return JSON.parse(text);
}
