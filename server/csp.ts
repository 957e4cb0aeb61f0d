import { createHash } from 'node:crypto';
import { isOwnScript } from './own-scripts.ts';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks are never run, so the policy need not allow them. */
const dataBlock = /type="(application\/(ld\+)?json|speculationrules)"/;
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The policy of one page: its own inline scripts by their hash, all others refused.
 * @param connect origins beside our own that pages may call, such as error reports
 * @param isFramedByOwn whether our own pages may show it in a frame
 */
export function contentSecurityPolicy(
  html: string,
  { connect = [], isFramedByOwn = false }: { connect?: readonly string[]; isFramedByOwn?: boolean } = {},
): string {
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
    isFramedByOwn ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
  ].join('; ');
}
