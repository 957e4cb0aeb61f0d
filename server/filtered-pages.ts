import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { readFixedListing, readSlug } from '../api/contract/page-paths.ts';
import { isBotRequest, prerenderHeader } from '../lib/bots/is-bot-request.ts';
import type { ForeignOrigins } from './csp.ts';
import type { Rendered } from './detached-render.ts';
import { withoutInternal } from './internal-headers.ts';
import { chooseEncoding, compress, type Encoding, isHtml } from './page.ts';
import type { PageCache } from './page-cache.ts';
import { isGuarded, isPageRequest } from './page-requests.ts';
import { addVary, varyOf } from './send-page.ts';
import { ofTransfer, readTags, withPolicy } from './send-rendered.ts';

/** As long as any page counts as fresh (page-cache.ts): prices and stock on it are no older. */
const freshMs = 5000;
/** Far more than can be rendered in that time, so that what somebody makes up takes no popular one's place. */
const mostBytes = 16 * 1024 * 1024;
/** Longer ones are nobody's links. */
const longestUrl = 500;

/** A finished answer: its bytes are packed once for each encoding that is asked for. */
export type KeptListing = {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  packed: Map<Encoding, Promise<Buffer>>;
  generation: number;
  until: number;
};

/** These lead to another address, which depends on where the visitor comes from. */
const leading = /[?&](?:language|shop|webview)=/;

/** Search words that lead people to a page of their own lead no program there (§4). */
function isBot({ headers }: IncomingMessage): boolean {
  return isBotRequest(headers['user-agent'], headers[prerenderHeader]?.toString());
}

/** Whether the answer depends on nothing but the address: a listing with filters, order, page or search words. */
export function isFilteredRequest(request: IncomingMessage): boolean {
  const { url = '/' } = request;
  const [path = '', query] = url.split('?', 2);
  if (!query || url.length > longestUrl || path.includes('%') || leading.test(url)) return false;
  if (!isPageRequest(request) || isGuarded(request) || isBot(request)) return false;
  const [, , slug = '', ...deeper] = path.split('/');
  if (deeper.length > 0) return false;
  const marked = readSlug(slug);
  const isMarkedListing = marked !== null && marked !== 'invalid' && marked.type !== 'product';
  return isMarkedListing || readFixedListing(`/${slug}`) !== null;
}

/** The request as Next gets it, for whoever asks. */
export function filteredRequest({ url = '/' }: IncomingMessage): {
  url: string;
  headers: IncomingHttpHeaders;
} {
  return { url, headers: { host: 'localhost', accept: 'text/html' } };
}

/**
 * Filtered listings and searches as they were rendered seconds ago: many visitors ask for the same few. Whatever changes in
 * the shop meanwhile ends them all.
 */
export class FilteredPages {
  readonly #cache: PageCache;
  readonly #foreign: ForeignOrigins;
  readonly #now: () => number;
  readonly #kept = new LRUCache<string, KeptListing>({
    maxSize: mostBytes,
    // Packed in each encoding beside the body itself.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.5) + 2000,
  });

  constructor(cache: PageCache, foreign: ForeignOrigins, now: () => number = Date.now) {
    this.#cache = cache;
    this.#foreign = foreign;
    this.#now = now;
  }

  find({ url = '/' }: IncomingMessage): KeptListing | null {
    const kept = this.#kept.get(url);
    if (!kept) return null;
    if (kept.generation === this.#cache.generation && kept.until > this.#now()) return kept;
    this.#kept.delete(url);
    return null;
  }

  /**
   * @param startedIn the generation of the page cache when the rendering began
   * @returns null for what is not the same for everyone, or is no listing after all
   */
  keep({ url = '/' }: IncomingMessage, rendered: Rendered, startedIn: number): KeptListing | null {
    const { status, headers, body } = rendered;
    const isListing = readTags(headers).some((tag) => tag.startsWith('listing:'));
    if (status !== 200 || !isListing || !isHtml(headers) || headers['set-cookie'] !== undefined) return null;
    const kept: KeptListing = {
      headers: withoutInternal(withPolicy(rendered, this.#foreign)),
      body,
      packed: new Map(),
      generation: startedIn,
      until: this.#now() + freshMs,
    };
    this.#kept.set(url, kept);
    return kept;
  }
}

/** As `sendRendered` sends them, with the headers that Next gave them: neither browsers nor other caches keep them. */
export async function sendFiltered(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, body, packed }: KeptListing,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const packing = packed.get(encoding) ?? compress(body, encoding);
  packed.set(encoding, packing);
  const bytes = await packing;
  if (response.destroyed || response.headersSent) return;
  response.statusCode = 200;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ofTransfer.includes(name)) response.setHeader(name, value);
  addVary(response, varyOf(false));
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
