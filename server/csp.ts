import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks are never run, so the policy need not allow them. */
const dataBlock = /type="(application\/(ld\+)?json|speculationrules)"/;
/** `self.__next_f.push(…)`, with JSON as its only argument. */
const flight = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\(([\s\S]*)\)$/;
/** Turbopack's list of the chunks a page starts with, JSON as well. */
const chunkList =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/;
/** What React writes to put streamed parts in their place; fixed texts, but for the ids inside. */
const reactRuntime = [
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
  /^\$RB=\[\];\$R[VC]=function/,
  /^\$R[CSX]\("[\w:-]*"(,"[\w:-]*")*\);?$/,
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether Next itself writes such a script. Others stay without a hash, and the browser refuses them. */
export function isOwnScript(script: string): boolean {
  const argument = (flight.exec(script) ?? chunkList.exec(script))?.[1];
  if (argument !== undefined) return isJson(argument);
  return reactRuntime.some((pattern) => pattern.test(script));
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** @param connect origins beside our own that pages may call, such as error reports */
export function contentSecurityPolicy(html: string, connect: readonly string[] = []): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(inlineScript))
    if (!dataBlock.test(attributes) && isOwnScript(script)) hashes.add(hashOf(script));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    // Styles of React attributes and of fonts; no hash can name them.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
