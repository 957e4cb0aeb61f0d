import { isOwnScript } from './own-scripts.ts';

const element = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks are never run, so no policy need allow them, and they stay where readers look for them. */
const dataBlock = /type="(application\/(ld\+)?json|speculationrules)"/;

type InlineScript = { text: string; attributes: string };

function isOwn(attributes: string, text: string): boolean {
  return !dataBlock.test(attributes) && isOwnScript(text);
}

/**
 * Replaces the scripts of a page that are written into it and that Next, React or the shop's layout has written. All others
 * stay, and no policy lets them run.
 * @param replace gets the script and its whole element
 */
export function replaceOwnScripts(
  html: string,
  replace: (script: InlineScript, whole: string) => string,
): string {
  return html.replace(element, (whole: string, attributes: string, text: string) =>
    isOwn(attributes, text) ? replace({ text, attributes }, whole) : whole,
  );
}

export function ownScriptsOf(html: string): string[] {
  return Array.from(html.matchAll(element)).flatMap(([, attributes = '', text = '']) =>
    isOwn(attributes, text) ? text : [],
  );
}
