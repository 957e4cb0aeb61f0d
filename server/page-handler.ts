import type { IncomingMessage, ServerResponse } from 'node:http';
import { documentOf } from '../lib/routes/template-document.ts';
import { type ForeignOrigins, noForeignOrigins } from './csp.ts';
import { type Render, type Rendered, RenderTimeout } from './detached-render.ts';
import { Dictionaries } from './dictionaries.ts';
import { createDictionaryHandler, isDictionaryRequest } from './dictionary-handler.ts';
import type { FailurePageKind, SendFailure } from './failure-pages.ts';
import { sendFiltered } from './filtered-pages.ts';
import { isGuess, sendMissing } from './guesses.ts';
import { wantsMarkdown } from './markdown-page.ts';
import { isEmptyMissing, isMissing, missingPathOf } from './missing-page.ts';
import { OwnRenders, type OwnResult } from './own-renders.ts';
import type { PageCache } from './page-cache.ts';
import { clientOf, type PageLimit } from './page-limits.ts';
import {
  isGuarded,
  isPrefetch,
  isRenderRequest,
  isSharedRequest,
  isUnreadable,
  pageUrlOf,
  type Shared,
} from './page-requests.ts';
import { createPayloadHandler, isPayloadRequest } from './payload-handler.ts';
import type { Payloads } from './payloads.ts';
import { QueueRefusal, type RenderQueue } from './render-queue.ts';
import { createKeptSender, type Source } from './send-kept.ts';
import { sendRendered } from './send-rendered.ts';
import { type PageResult, SharedPages } from './shared-pages.ts';
import { isSpeculationRequest, sendSpeculationRules } from './speculation.ts';
import { withinLimit } from './visitor-limit.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Options = {
  /** Next itself. */
  render: Render;
  cache: PageCache;
  payloads: Payloads;
  queue: RenderQueue;
  sendFailure: SendFailure;
  limit: PageLimit;
  /** Public files, which Next reads from the disk. */
  files?: ReadonlySet<string>;
  foreign?: ForeignOrigins;
  /** Hears of each page that the cache has answered, or could have. */
  onServed?: ((source: Source) => void) | undefined;
  /** How long a visitor waits for a page, their turn included, and how long its rendering may take. */
  limitsMs?: { visitor: number; rendering: number };
  now?: () => number;
};

/** A visitor hears within 5 s; what is rendered later is for the next one. */
const standardLimitsMs = { visitor: 4800, rendering: 15_000 };

/** Whoever reads Markdown does not scroll, and has no window. */
function toShared(request: IncomingMessage): Shared {
  const { headers } = request;
  const document = wantsMarkdown(request) ? 'desktop-whole' : documentOf((name) => headers[name]?.toString());
  return { path: pageUrlOf(request), document };
}

function failureOf({ failures }: Rendered): FailurePageKind {
  const isOutage = failures.length > 0 && failures.every((kind) => kind === 'outage');
  return isOutage ? 'unavailable' : 'unexpected';
}

/**
 * What Next's router fetches ahead and has no turn is no failure: it takes 204 for nothing, and asks again, as a visitor, when
 * the link is followed. A document that the browser fetches ahead could be shown with that answer, so it gets a page.
 */
function forgoPrefetches(sendFailure: SendFailure): SendFailure {
  return (request, response, kind, retryAfterSeconds) => {
    const isForgone = isPrefetch(request) && request.headers.rsc !== undefined;
    if (kind === 'unexpected' || !isForgone) return sendFailure(request, response, kind, retryAfterSeconds);
    if (response.headersSent || response.destroyed) return undefined;
    return response.writeHead(204, { 'cache-control': 'no-store' }).end();
  };
}

/** Answers a visitor whose page could not be had. */
function createFail(sendFailure: SendFailure) {
  return (request: IncomingMessage, response: ServerResponse, error: unknown): void => {
    const isBusy = error instanceof QueueRefusal || error instanceof RenderTimeout;
    if (!isBusy) console.error('a page could not be rendered', error);
    sendFailure(request, response, isBusy ? 'unavailable' : 'unexpected');
  };
}

/** Serves pages from the cache and all else by Next, in turns; every HTML answer leaves with its own policy. */
export function createPageHandler(options: Options): Handler {
  const {
    render,
    cache,
    payloads,
    queue,
    limit,
    foreign = noForeignOrigins,
    files = new Set(),
    now,
  } = options;
  const { onServed = () => undefined, limitsMs = standardLimitsMs } = options;
  const rendering = { render, cache, queue, foreign, renderingMs: limitsMs.rendering, now };
  const sendFailure = forgoPrefetches(options.sendFailure);
  const dictionaries = new Dictionaries();
  const kept = { payloads, dictionaries };
  const pages = new SharedPages({ ...rendering, ...kept });
  const own = new OwnRenders(rendering);
  const servePayload = createPayloadHandler({ ...kept, pages, limit, visitorMs: limitsMs.visitor });
  const serveDictionary = createDictionaryHandler(dictionaries);
  const sendKept = createKeptSender({
    ...{ foreign, dictionaries, queue, limit, sendFailure, onServed },
    visitorMs: limitsMs.visitor,
  });
  const fail = createFail(sendFailure);

  /** The page that says so, which is the same for all addresses of a site that nothing has. */
  async function readMissing(request: IncomingMessage, gone: AbortSignal): Promise<PageResult> {
    const missing = { ...toShared(request), path: missingPathOf(request) };
    const found = pages.find(missing);
    return found ? { page: found.page } : pages.render(missing, clientOf(request), gone);
  }

  async function read(request: IncomingMessage, asked: Shared | null, gone: AbortSignal) {
    if (await isMissing(request)) return readMissing(request, gone);
    if (asked) return pages.render(asked, clientOf(request), gone);
    const outcome = await own.render(request, gone);
    // Where a page finds out that it is not there, Next leaves that to the browser.
    return 'rendered' in outcome && isEmptyMissing(outcome.rendered) ? readMissing(request, gone) : outcome;
  }

  async function send(request: IncomingMessage, response: ServerResponse, outcome: PageResult | OwnResult) {
    if (response.destroyed || response.headersSent) return undefined;
    if ('listing' in outcome) return sendFiltered(request, response, outcome.listing);
    if ('page' in outcome) return sendKept(request, response, outcome.page, 'miss');
    const { rendered } = outcome;
    if (rendered.status === 500) return sendFailure(request, response, failureOf(rendered));
    return sendRendered(request, response, rendered, { isPersonal: isGuarded(request), foreign });
  }

  async function serve(request: IncomingMessage, response: ServerResponse, asked: Shared | null) {
    const retryAfterSeconds = await limit(request);
    if (retryAfterSeconds !== null) return sendFailure(request, response, 'limited', retryAfterSeconds);
    const outcome = await withinLimit(response, limitsMs.visitor, (gone) => read(request, asked, gone));
    return send(request, response, outcome);
  }

  /** From what is kept, else in a turn. */
  async function answer(request: IncomingMessage, response: ServerResponse, asked: Shared | null) {
    const found = asked && pages.find(asked);
    if (found) return sendKept(request, response, found.page, found.isFresh ? 'hit' : 'stale');
    const listing = own.find(request);
    return listing ? sendFiltered(request, response, listing) : serve(request, response, asked);
  }

  function servePage(request: IncomingMessage, response: ServerResponse) {
    if (isUnreadable(request)) return response.writeHead(400).end();
    if (isGuess(request, files)) return sendMissing(request, response);
    if (!isRenderRequest(request, files)) return render(request, response);
    const asked = isSharedRequest(request) ? toShared(request) : null;
    return answer(request, response, asked).catch((error: unknown) => fail(request, response, error));
  }

  return (request, response) => {
    if (isPayloadRequest(request)) return servePayload(request, response);
    if (isSpeculationRequest(request)) return sendSpeculationRules(request, response);
    return isDictionaryRequest(request) ? serveDictionary(request, response) : servePage(request, response);
  };
}
