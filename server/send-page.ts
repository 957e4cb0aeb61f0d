import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheHeader } from '../lib/routes/header-names.ts';
import { documentHeaders } from '../lib/routes/template-document.ts';
import type { Dictionary } from './deltas.ts';
import type { Dictionaries } from './dictionaries.ts';
import { bodyIn, chooseEncoding } from './page.ts';
import type { Page } from './page-cache.ts';

const suffixes = { br: '-b', gzip: '-g', identity: '' } as const;

export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
}

/**
 * Browsers ask each time and get 304; a shared cache keeps a page for seconds, so a change is soon seen. Only those that read
 * RFC 9213 are told that they may answer first and ask then: a browser told so would show what is up to a minute old.
 */
export function shareBriefly(response: ServerResponse): void {
  response.setHeader('cache-control', 'public, max-age=0, s-maxage=5');
  response.setHeader('cdn-cache-control', 'max-age=5, stale-while-revalidate=60');
}

export function addVary(response: ServerResponse, names: readonly string[]): void {
  const present = String(response.getHeader('vary') ?? '').toLowerCase();
  const all = new Set([...present.split(',').map((name) => name.trim()), ...names]);
  response.setHeader('vary', [...all].filter(Boolean).join(', '));
}

export function varyOf(isDocumentBound: boolean): readonly string[] {
  return isDocumentBound ? ['accept', 'accept-encoding', ...documentHeaders] : ['accept', 'accept-encoding'];
}

/** The bytes of one encoding, and the tag that names them: strong ones differ by encoding, because the bytes do. */
type Form = { encoding: keyof typeof suffixes | 'dcb'; etag: string; body: () => Buffer };
type Sent = {
  /** Where it came from; told in a header for tests and operators. */
  source: 'hit' | 'stale' | 'miss';
  /** What the browser may keep for the next page. */
  dictionary?: Dictionary | null;
  form?: Form;
};

function formFor({ headers }: IncomingMessage, page: Page): Form {
  const encoding = chooseEncoding(headers['accept-encoding']);
  return { encoding, etag: `"${page.hash}${suffixes[encoding]}"`, body: () => bodyIn(page, encoding) };
}

/** Sends a kept page: the right encoding, 304 where the reader has it, no body for HEAD. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  { source, dictionary, form = formFor(request, page) }: Sent,
): void {
  const { encoding, etag, body } = form;
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('etag', etag);
  response.setHeader(cacheHeader, source);
  shareBriefly(response);
  addVary(response, varyOf(page.isDocumentBound));
  if (dictionary) {
    addVary(response, ['available-dictionary']);
    response.appendHeader('link', `<${dictionary.address}>; rel="compression-dictionary"`);
  }
  if (page.status === 200 && matchesTag(request.headers['if-none-match'], etag)) {
    response.statusCode = 304;
    response.removeHeader('content-type');
    response.end();
    return;
  }
  const bytes = body();
  response.statusCode = page.status;
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Sends what is new of a kept page to a browser that has the dictionary of its site, or else the page as to everybody. */
export async function sendDelta(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  { dictionaries, ...sent }: Sent & { dictionary: Dictionary; dictionaries: Dictionaries },
): Promise<void> {
  const etag = `"${page.hash}-${sent.dictionary.hash.toString('base64url').slice(0, 16)}"`;
  const isKnown = matchesTag(request.headers['if-none-match'], etag);
  const bytes = isKnown ? Buffer.alloc(0) : await dictionaries.pack(page.hash, page, sent.dictionary);
  if (response.destroyed) return;
  sendPage(
    request,
    response,
    page,
    bytes ? { ...sent, form: { encoding: 'dcb', etag, body: () => bytes } } : sent,
  );
}
