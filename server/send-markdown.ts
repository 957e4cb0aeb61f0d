import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { cacheHeader } from '../lib/routes/header-names.ts';
import { canonicalOf, toMarkdown } from './markdown.ts';
import { bodyIn, chooseEncoding, compress, isHtml } from './page.ts';
import type { Page } from './page-cache.ts';
import { addVary, matchesTag, shareBriefly, varyOf } from './send-page.ts';

type Source = 'hit' | 'stale' | 'miss';
type Written = { text: Buffer; canonical: string | null };

const type = /(?:^|,)\s*text\/markdown\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$|;(?!\s*q=))/i;
const mostWritten = 200;

/** Whether Markdown is asked for by name, which no browser does. */
export function wantsMarkdown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return type.test(headers.accept ?? '');
}

/** Whether there is something to read in it. */
export function isReadable({ status, headers }: Page): boolean {
  return status === 200 && isHtml(headers);
}

/** Sends a kept page as Markdown, which is written once for each state of the page. */
export function createMarkdownSender() {
  const written = new LRUCache<string, Written>({ max: mostWritten });

  function write(page: Page): Written {
    const known = written.get(page.hash);
    if (known) return known;
    const html = bodyIn(page, 'identity').toString('utf8');
    const canonical = canonicalOf(html);
    const made = { text: Buffer.from(toMarkdown(html, canonical ?? 'http://localhost/')), canonical };
    written.set(page.hash, made);
    return made;
  }

  return async (request: IncomingMessage, response: ServerResponse, page: Page, source: Source) => {
    const { text, canonical } = write(page);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const etag = `"${page.hash}-markdown-${encoding}"`;
    response.setHeader('etag', etag);
    response.setHeader(cacheHeader, source);
    shareBriefly(response);
    addVary(response, varyOf(page.isDocumentBound));
    if (canonical) response.setHeader('link', `<${canonical}>; rel="canonical"`);
    if (matchesTag(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    const body = await compress(text, encoding);
    response.statusCode = 200;
    response.setHeader('content-type', 'text/markdown; charset=utf-8');
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
