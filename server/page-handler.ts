import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Device, deviceOf } from '../lib/device/device.ts';
import { type Render, type Rendered, RenderTimeout, renderDetached } from './detached-render.ts';
import type { FailurePageKind, SendFailure } from './failure-pages.ts';
import { isCacheable, keptHeaders, toPage } from './page.ts';
import type { Page, PageCache } from './page-cache.ts';
import { clientOf, type PageLimit } from './page-limits.ts';
import { isGuarded, isRenderRequest, isSharedRequest, isUnreadable } from './page-requests.ts';
import { QueueRefusal, type RenderQueue } from './render-queue.ts';
import { Renewals } from './renewals.ts';
import { sendPage } from './send-page.ts';
import { isHtml, readTags, sendRendered, withPolicy } from './send-rendered.ts';
import { SharedRenders } from './shared-renders.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Source = 'hit' | 'stale' | 'miss';
type Options = {
  /** Next itself. */
  render: Render;
  cache: PageCache;
  queue: RenderQueue;
  sendFailure: SendFailure;
  limit: PageLimit;
  /** Public files, which Next reads from the disk. */
  files?: ReadonlySet<string>;
  /** Origins that pages may call beside our own. */
  connect?: readonly string[];
  /** Hears of each page that the cache has answered, or could have. */
  onServed?: (source: Source) => void;
  /** How long a visitor waits for a page, his turn included, and how long its rendering may take. */
  limitsMs?: { visitor: number; rendering: number };
  now?: () => number;
};
/** A page anyone may get, by the address and device it is rendered for. */
type Shared = { path: string; device: Device };
type Outcome = { page: Page } | { rendered: Rendered };

/** A visitor hears within 5 s; what is rendered later is for the next one. */
const standardLimitsMs = { visitor: 4800, rendering: 15_000 };
const agents = { desktop: 'Mozilla/5.0', mobile: 'Mozilla/5.0 (Mobile)' } as const;

function failureKindOf(error: unknown): FailurePageKind {
  if (error instanceof QueueRefusal) return error.reason === 'client' ? 'limited' : 'unavailable';
  return error instanceof RenderTimeout ? 'unavailable' : 'unexpected';
}

/** Serves pages from the cache and all else by Next, in turns; every HTML answer leaves with its own policy. */
export function createPageHandler(options: Options): Handler {
  const { render, cache, queue, sendFailure, limit, connect = [], files = new Set() } = options;
  const { onServed = () => undefined, limitsMs = standardLimitsMs } = options;
  const shared = new SharedRenders<Outcome>(queue);
  const renewals = new Renewals(queue, options.now);

  /** Nothing of a visitor goes into what others get. */
  async function renderShared({ path, device }: Shared, previous: Page | null): Promise<Outcome> {
    const { generation } = cache;
    const headers = { host: 'localhost', accept: 'text/html', 'user-agent': agents[device] };
    const rendered = await renderDetached(render, { url: path, headers }, limitsMs.rendering);
    const { status, body } = rendered;
    if (isHtml(rendered.headers) && isCacheable(status, rendered.headers)) {
      const kept = keptHeaders(withPolicy(rendered, connect));
      const page = await toPage(status, kept, readTags(rendered.headers), body, previous);
      cache.store(path, device, page, generation);
      return { page };
    }
    // A page that worked a moment ago is better than an error; in maintenance none may be seen.
    if (status === 503) cache.dropAll();
    else if (status !== 500) cache.remove(path, device);
    return { rendered };
  }

  async function isRenewed(asked: Shared, page: Page): Promise<boolean> {
    const outcome = await renderShared(asked, page);
    return 'page' in outcome || outcome.rendered.status !== 500;
  }

  /** The request as Next gets it: it would compress and answer 304 for bytes that are not the ones sent. */
  async function renderOwn(request: IncomingMessage, gone: AbortSignal): Promise<Outcome> {
    const leave = await queue.enter(clientOf(request), gone);
    const {
      'accept-encoding': _encoding,
      'if-none-match': _match,
      range: _range,
      ...headers
    } = request.headers;
    try {
      const asked = { url: request.url ?? '/', headers };
      return { rendered: await renderDetached(render, asked, limitsMs.rendering) };
    } finally {
      leave();
    }
  }

  async function send(request: IncomingMessage, response: ServerResponse, outcome: Outcome) {
    if (response.destroyed || response.headersSent) return undefined;
    if ('page' in outcome) {
      onServed('miss');
      return sendPage(request, response, outcome.page, 'miss');
    }
    const { status, failures } = outcome.rendered;
    if (status === 500) {
      const isOutage = failures.length > 0 && failures.every((kind) => kind === 'outage');
      return sendFailure(request, response, isOutage ? 'unavailable' : 'unexpected');
    }
    return sendRendered(request, response, outcome.rendered, { isPersonal: isGuarded(request), connect });
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const kind = failureKindOf(error);
    if (kind === 'unexpected') console.error('a page could not be rendered', error);
    sendFailure(request, response, kind);
  }

  /** @throws RenderTimeout when the visitor has waited long enough */
  async function withinLimit(response: ServerResponse, work: (gone: AbortSignal) => Promise<Outcome>) {
    const gone = new AbortController();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new RenderTimeout('a visitor has waited long enough')),
      limitsMs.visitor,
    ).unref();
    response.once('close', () => gone.abort());
    try {
      return await Promise.race([work(gone.signal), late.promise]);
    } finally {
      clearTimeout(timer);
      gone.abort();
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse, asked: Shared | null) {
    const retryAfterSeconds = await limit(request);
    if (retryAfterSeconds !== null) return sendFailure(request, response, 'limited', retryAfterSeconds);
    const outcome = await withinLimit(response, (gone) => {
      if (!asked) return renderOwn(request, gone);
      const key = `${cache.generation} ${asked.path} ${asked.device}`;
      return shared.join(key, clientOf(request), () => renderShared(asked, null), gone);
    });
    return send(request, response, outcome);
  }

  return (request, response) => {
    if (isUnreadable(request)) return response.writeHead(400).end();
    if (!isRenderRequest(request, files)) return render(request, response);
    const path = request.url ?? '/';
    const device = deviceOf(request.headers['user-agent']);
    const asked = isSharedRequest(request) ? { path, device } : null;
    const found = asked && cache.find(path, device);
    if (asked && found) {
      onServed(found.isFresh ? 'hit' : 'stale');
      if (!found.isFresh) renewals.start(`${path} ${device}`, () => isRenewed(asked, found.page));
      return sendPage(request, response, found.page, found.isFresh ? 'hit' : 'stale');
    }
    return serve(request, response, asked).catch((error: unknown) => fail(request, response, error));
  };
}
