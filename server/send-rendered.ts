import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { frameHeader, tagsHeader } from '../lib/routes/header-names.ts';
import { contentSecurityPolicy, type ForeignOrigins } from './csp.ts';
import type { Rendered } from './detached-render.ts';
import { withoutInternal } from './internal-headers.ts';
import { chooseEncoding, compress, isDocumentBound, isHtml } from './page.ts';
import { addVary, shareBriefly, varyOf } from './send-page.ts';

/** Headers of one transfer, which is not the one that Next made. */
export const ofTransfer = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'];
/** Shorter than a packet: compressing it gains nothing. */
const leastBytes = 1024;

/** Compressed as it is. */
function isPicture(headers: OutgoingHttpHeaders): boolean {
  return String(headers['content-type'] ?? '').startsWith('image/');
}

export function readTags(headers: OutgoingHttpHeaders): string[] {
  const tags = headers[tagsHeader];
  return typeof tags === 'string' ? tags.split(' ') : [];
}

/** What every HTML answer carries: its own policy instead of the one for all. */
export function withPolicy({ headers, body }: Rendered, foreign: ForeignOrigins): OutgoingHttpHeaders {
  if (!isHtml(headers)) return headers;
  const policy = contentSecurityPolicy(body.toString('utf8'), foreign, headers[frameHeader] === 'self');
  return { ...headers, 'content-security-policy': policy };
}

/**
 * Next names how long it keeps a page itself, up to a year. Caches on the way hear of no change, and must not keep at
 * all what depends on the visitor.
 */
function limitOtherCaches(response: ServerResponse, isPersonal: boolean): void {
  if (!/s-maxage/.test(String(response.getHeader('cache-control') ?? ''))) return;
  if (isPersonal) response.setHeader('cache-control', 'private, no-cache');
  else shareBriefly(response);
}

/**
 * Sends what was rendered for this reader alone, or what may not be kept.
 * @param visit whether the answer may depend on the visitor; origins beside our own that pages may call
 */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: Rendered,
  { isPersonal, foreign }: { isPersonal: boolean; foreign: ForeignOrigins },
): Promise<void> {
  const { status, body } = rendered;
  const headers = withoutInternal(withPolicy(rendered, foreign));
  const isSmall = body.length < leastBytes || isPicture(rendered.headers);
  const encoding = isSmall ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  const bytes = await compress(body, encoding);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ofTransfer.includes(name)) response.setHeader(name, value);
  limitOtherCaches(response, isPersonal || response.hasHeader('set-cookie'));
  addVary(response, varyOf(isDocumentBound(rendered.headers, readTags(rendered.headers))));
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
