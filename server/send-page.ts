import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheHeader } from '../lib/routes/header-names.ts';
import { documentHeaders } from '../lib/routes/template-document.ts';
import { bodyIn, chooseEncoding } from './page.ts';
import type { Page } from './page-cache.ts';

const suffixes = { br: '-b', gzip: '-g', identity: '' } as const;

export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
}

/** Browsers ask each time and get 304; a shared cache keeps a page for seconds, so a change is soon seen. */
export const sharedControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

export function addVary(response: ServerResponse, names: readonly string[]): void {
  const present = String(response.getHeader('vary') ?? '').toLowerCase();
  const all = new Set([...present.split(',').map((name) => name.trim()), ...names]);
  response.setHeader('vary', [...all].filter(Boolean).join(', '));
}

export function varyOf(isDocumentBound: boolean): readonly string[] {
  return isDocumentBound ? ['accept-encoding', ...documentHeaders] : ['accept-encoding'];
}

/** Strong tags differ by encoding, because the bytes do. */
export function etagOf(page: Page, encoding: keyof typeof suffixes): string {
  return `"${page.hash}${suffixes[encoding]}"`;
}

/**
 * Sends a kept page: the right encoding, 304 where the reader has it, no body for HEAD.
 * @param source where it came from; told in a header for tests and operators
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  source: 'hit' | 'stale' | 'miss',
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = etagOf(page, encoding);
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('etag', etag);
  response.setHeader(cacheHeader, source);
  response.setHeader('cache-control', sharedControl);
  addVary(response, varyOf(page.isDocumentBound));
  if (page.status === 200 && matchesTag(request.headers['if-none-match'], etag)) {
    response.statusCode = 304;
    response.removeHeader('content-type');
    response.end();
    return;
  }
  const body = bodyIn(page, encoding);
  response.statusCode = page.status;
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
