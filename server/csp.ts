import { createHash } from 'node:crypto';
import { ownScriptsOf } from './inline-scripts.ts';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** What pages may reach beside the shop: only what its settings name. */
export type ForeignOrigins = {
  /** Pages may call them, such as error reports. */
  connect: readonly string[];
  /** Pages may run their scripts, which show frames and pictures of theirs, and call them. */
  scripts: readonly string[];
};
export const noForeignOrigins: ForeignOrigins = { connect: [], scripts: [] };

/**
 * The policy of one page: its own inline scripts by their hash, all others refused.
 * @param isFramedByOwn whether our own pages may show it in a frame
 */
export function contentSecurityPolicy(
  html: string,
  { connect, scripts }: ForeignOrigins = noForeignOrigins,
  isFramedByOwn = false,
): string {
  const hashes = new Set(ownScriptsOf(html).map(hashOf));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...hashes].join(' '),
    // Styles of React attributes and of fonts; no hash can name them.
    ["style-src 'self' 'unsafe-inline'", ...scripts].join(' '),
    ["img-src 'self' data:", ...scripts].join(' '),
    ...(scripts.length > 0 ? [["frame-src 'self'", ...scripts].join(' ')] : []),
    "font-src 'self'",
    ["connect-src 'self'", ...connect, ...scripts].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    isFramedByOwn ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
  ].join('; ');
}
