import type { IncomingMessage, ServerResponse } from 'node:http';
import { documentOf } from '../lib/routes/template-document.ts';
import { type ForeignOrigins, noForeignOrigins } from './csp.ts';
import { type Render, type Rendered, RenderTimeout, renderDetached } from './detached-render.ts';
import type { FailurePageKind, SendFailure } from './failure-pages.ts';
import type { PageCache } from './page-cache.ts';
import { clientOf, type PageLimit } from './page-limits.ts';
import { isGuarded, isPrefetch, isRenderRequest, isSharedRequest, isUnreadable } from './page-requests.ts';
import { QueueRefusal, type RenderQueue } from './render-queue.ts';
import { sendPage } from './send-page.ts';
import { sendRendered } from './send-rendered.ts';
import { type PageResult, type Shared, SharedPages } from './shared-pages.ts';
import { withinLimit } from './visitor-limit.ts';

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
  foreign?: ForeignOrigins;
  /** Hears of each page that the cache has answered, or could have. */
  onServed?: ((source: Source) => void) | undefined;
  /** How long a visitor waits for a page, his turn included, and how long its rendering may take. */
  limitsMs?: { visitor: number; rendering: number };
  now?: () => number;
};

/** A visitor hears within 5 s; what is rendered later is for the next one. */
const standardLimitsMs = { visitor: 4800, rendering: 15_000 };

/** The request as Next gets it: it would compress and answer 304 for bytes that are not the ones sent. */
function askedOf({ url = '/', headers }: IncomingMessage) {
  const { 'accept-encoding': _encoding, 'if-none-match': _match, range: _range, ...rest } = headers;
  return { url, headers: rest };
}

function toShared({ url = '/', headers }: IncomingMessage): Shared {
  return { path: url, document: documentOf((name) => headers[name]?.toString()) };
}

function failureOf({ failures }: Rendered): FailurePageKind {
  const isOutage = failures.length > 0 && failures.every((kind) => kind === 'outage');
  return isOutage ? 'unavailable' : 'unexpected';
}

/** Serves pages from the cache and all else by Next, in turns; every HTML answer leaves with its own policy. */
export function createPageHandler(options: Options): Handler {
  const {
    render,
    cache,
    queue,
    sendFailure,
    limit,
    foreign = noForeignOrigins,
    files = new Set(),
    now,
  } = options;
  const { onServed = () => undefined, limitsMs = standardLimitsMs } = options;
  const pages = new SharedPages({ render, cache, queue, foreign, renderingMs: limitsMs.rendering, now });

  async function renderOwn(request: IncomingMessage, gone: AbortSignal): Promise<PageResult> {
    const leave = await queue.enter(clientOf(request), gone, isPrefetch(request));
    try {
      return { rendered: await renderDetached(render, askedOf(request), limitsMs.rendering) };
    } finally {
      leave();
    }
  }

  async function send(request: IncomingMessage, response: ServerResponse, outcome: PageResult) {
    if (response.destroyed || response.headersSent) return undefined;
    if ('page' in outcome) {
      onServed('miss');
      return sendPage(request, response, outcome.page, 'miss');
    }
    const { rendered } = outcome;
    if (rendered.status === 500) return sendFailure(request, response, failureOf(rendered));
    return sendRendered(request, response, rendered, { isPersonal: isGuarded(request), foreign });
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const isBusy = error instanceof QueueRefusal || error instanceof RenderTimeout;
    if (!isBusy) console.error('a page could not be rendered', error);
    sendFailure(request, response, isBusy ? 'unavailable' : 'unexpected');
  }

  async function serve(request: IncomingMessage, response: ServerResponse, asked: Shared | null) {
    const retryAfterSeconds = await limit(request);
    if (retryAfterSeconds !== null) return sendFailure(request, response, 'limited', retryAfterSeconds);
    const outcome = await withinLimit(response, limitsMs.visitor, (gone) =>
      asked ? pages.render(asked, clientOf(request), gone) : renderOwn(request, gone),
    );
    return send(request, response, outcome);
  }

  return (request, response) => {
    if (isUnreadable(request)) return response.writeHead(400).end();
    if (!isRenderRequest(request, files)) return render(request, response);
    const asked = isSharedRequest(request) ? toShared(request) : null;
    const found = asked && pages.find(asked);
    if (found) {
      const source = found.isFresh ? 'hit' : 'stale';
      onServed(source);
      return sendPage(request, response, found.page, source);
    }
    return serve(request, response, asked).catch((error: unknown) => fail(request, response, error));
  };
}
