import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Device, deviceOf } from '../lib/device/device.ts';
import { guardedAreas } from '../lib/middleware/guarded-areas.ts';
import { captureBody } from './capture.ts';
import { contentSecurityPolicy } from './csp.ts';
import { chooseEncoding, compress, isCacheable, isDeviceBound, keptHeaders, toPage } from './page.ts';
import type { Page, PageCache } from './page-cache.ts';
import { addVary, sendPage, sharedControl } from './send-page.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Options = {
  /** Next itself. */
  render: Handler;
  cache: PageCache;
  /** Origins that pages may call beside our own. */
  connect?: readonly string[];
  /** Hears of each page that the cache has answered, or could have. */
  onServed?: (source: 'hit' | 'stale' | 'miss') => void;
};

/** What is never a page: build files, pictures, sitemaps, and the files at the root. */
const notPages = /^\/(?:_next|media|api|internal|sitemaps)\/|^\/[^/]*\.\w{2,12}$/;

export function isPageRequest(request: IncomingMessage): boolean {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  return request.headers.rsc === undefined && !notPages.test(path);
}

function isGuarded({ url = '/' }: IncomingMessage): boolean {
  const area = url.split(/[/?]/, 3)[2];
  return guardedAreas.some((guarded) => guarded === area);
}

/**
 * Whether anyone may get the same answer: a plain address, outside the areas that depend on the role. Our aliases need
 * no percent sign; each letter may be written with one, so one page would have more addresses than any cache can hold.
 */
export function isSharedRequest(request: IncomingMessage): boolean {
  const url = request.url ?? '/';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    isPageRequest(request) &&
    !/[?%]/.test(url) &&
    !isGuarded(request)
  );
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html');
}

function readTags(response: ServerResponse): string[] {
  const header = response.getHeader('x-linden-tags');
  response.removeHeader('x-linden-tags');
  return typeof header === 'string' ? header.split(' ') : [];
}

/**
 * Next names how long it keeps a page itself, up to a year. Caches on the way hear of no change, and must not keep at
 * all what depends on the visitor.
 */
function limitOtherCaches(request: IncomingMessage, response: ServerResponse): void {
  if (!/s-maxage/.test(String(response.getHeader('cache-control') ?? ''))) return;
  const isPersonal = isGuarded(request) || response.hasHeader('set-cookie');
  response.setHeader('cache-control', isPersonal ? 'private, no-cache' : sharedControl);
}

/** Serves pages from the cache and everything else by Next; every HTML answer leaves with its own policy. */
export function createPageHandler({
  render,
  cache,
  connect = [],
  onServed = () => undefined,
}: Options): Handler {
  /** Pages being rendered again; meanwhile others get the stale one. */
  const rebuilding = new Set<string>();

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    page: Page,
    source: 'hit' | 'stale' | 'miss',
  ): void {
    onServed(source);
    sendPage(request, response, page, source);
  }

  async function finish(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    visit: { path: string; device: Device; isShared: boolean; stale: Page | null; generation: number },
  ): Promise<void> {
    const { path, device, isShared, stale, generation } = visit;
    const status = response.statusCode;
    const tags = readTags(response);
    // Internal addresses are nobody's business.
    response.removeHeader('x-middleware-rewrite');
    // A page that worked a moment ago is better than an error.
    if (stale && status === 500) return send(request, response, stale, 'stale');
    response.setHeader('content-security-policy', contentSecurityPolicy(body.toString('utf8'), connect));
    const headers = response.getHeaders();
    if (isShared && request.method === 'GET' && isCacheable(status, headers)) {
      const page = await toPage(status, keptHeaders(headers), tags, body, stale);
      cache.store(path, device, page, generation);
      return send(request, response, page, 'miss');
    }
    if (isShared && request.method === 'GET') cache.remove(path, device);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const bytes = request.method === 'HEAD' ? null : await compress(body, encoding);
    response.removeHeader('content-length');
    response.removeHeader('etag');
    limitOtherCaches(request, response);
    addVary(response, isDeviceBound(tags) ? ['accept-encoding', 'user-agent'] : ['accept-encoding']);
    if (bytes && encoding !== 'identity') response.setHeader('content-encoding', encoding);
    if (bytes) response.setHeader('content-length', bytes.length);
    response.end(bytes ?? undefined);
  }

  return (request, response) => {
    if (!isPageRequest(request)) return render(request, response);
    const path = request.url ?? '/';
    const device = deviceOf(request.headers['user-agent']);
    const isShared = isSharedRequest(request);
    const found = isShared ? cache.find(path, device) : null;
    const key = `${path} ${device}`;
    if (found && (found.isFresh || rebuilding.has(key)))
      return send(request, response, found.page, found.isFresh ? 'hit' : 'stale');

    if (isShared) {
      rebuilding.add(key);
      response.once('close', () => rebuilding.delete(key));
    }
    // Next gets a plain request: it would compress and answer 304 for bytes that are not the ones sent.
    const { 'accept-encoding': encoding, 'if-none-match': match } = request.headers;
    for (const name of ['accept-encoding', 'if-none-match']) delete request.headers[name];
    const visit = { path, device, isShared, stale: found?.page ?? null, generation: cache.generation };
    captureBody(response, isHtml, (body) => {
      if (encoding) request.headers['accept-encoding'] = String(encoding);
      if (match) request.headers['if-none-match'] = match;
      finish(request, response, body, visit).catch((error: unknown) => {
        console.error('a finished page could not be sent', error);
        response.destroy();
      });
    });
    return render(request, response);
  };
}
