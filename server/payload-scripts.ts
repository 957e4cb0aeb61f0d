/** `?inline=1` asks for a page with its scripts in it. */
export const inlineQuery = 'inline=1';

/**
 * Stands in for a payload that is no longer known and cannot be made again: the page has changed since. It asks for the page
 * in one piece, once.
 */
export const recoverScript =
  `(function(){var u=new URL(location.href);if(u.searchParams.has('inline'))return;` +
  `u.searchParams.set('inline','1');location.replace(u)})()`;

/** Runs first in such a page: nobody shall see, share or come back to that address. */
export const recoverAddressScript = "history.replaceState(history.state,'',location.pathname+location.hash)";

const beginning = '(function(files){';

/**
 * Begins a payload: fetches the code of the page, once something has been painted. Before that it
 * would share a slow line with what is looked at, and run in the way of the paint. Nobody waits for a paint in the background,
 * or where none comes. A page that the browser draws ahead (`speculation.ts`) is no visit until somebody comes: until then it
 * asks for nothing, remembers nothing and is told of to nobody, as none of its code runs.
 */
export const loadCodeScript = (files: readonly string[]): string =>
  `${beginning}function load(){files.splice(0).forEach(function(file){var s=document.createElement('script');` +
  `s.async=true;s.src=file;document.head.appendChild(s)})}` +
  `if(document.prerendering)return document.addEventListener('prerenderingchange',load,{once:true});` +
  `if(document.visibilityState!=='visible')return load();` +
  `requestAnimationFrame(function(){setTimeout(load)});setTimeout(load,1000)})(${JSON.stringify(files)})`;

/** The files that `loadCodeScript` fetches; null for any other script. */
export function readCodeFiles(script: string): readonly string[] | null {
  if (!script.startsWith(beginning)) return null;
  const files: unknown = JSON.parse(script.slice(script.lastIndexOf('(') + 1, -1));
  return Array.isArray(files) ? files.map(String) : null;
}
