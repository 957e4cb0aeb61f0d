import type { IncomingMessage, ServerResponse } from 'node:http';
import { RenderTimeout } from './detached-render.ts';
import { type Dictionaries, holds } from './dictionaries.ts';
import { bodyIn, chooseEncoding, type Encoding } from './page.ts';
import type { Payload } from './page-cache.ts';
import { clientOf, type PageLimit } from './page-limits.ts';
import { isSharedPath } from './page-requests.ts';
import { recoverScript } from './payload-scripts.ts';
import type { Payloads } from './payloads.ts';
import { QueueRefusal } from './render-queue.ts';
import type { PageResult, SharedPages } from './shared-pages.ts';
import { type PayloadAddress, readPayloadAddress } from './split-page.ts';
import { withinLimit } from './visitor-limit.ts';

type Options = {
  pages: SharedPages;
  payloads: Payloads;
  dictionaries: Dictionaries;
  limit: PageLimit;
  /** How long a browser waits for what must be made anew. */
  visitorMs: number;
};
type Outcome = { payload: Payload; isSame: boolean } | 'changed' | 'missing' | 'busy';

type Body = { bytes: Buffer; encoding: Encoding | 'dcb'; isLasting: boolean };

const area = /^\/[^/?%]+\/payload\//;
const type = 'application/javascript; charset=UTF-8';
const recovery: Body = { bytes: Buffer.from(recoverScript), encoding: 'identity', isLasting: false };
const statuses = { missing: 404, busy: 503 } as const;

export function isPayloadRequest({ url = '' }: IncomingMessage): boolean {
  return area.test(url);
}

/** What a page as it is made now says to a browser that has an earlier one, or that of another instance. */
function compare(result: PageResult, { id }: PayloadAddress): Outcome {
  const payload = 'page' in result ? result.page.payload : null;
  if (!payload) return 'missing';
  // Drawn alike, so these scripts bring the other page to life too.
  if (payload.id.drawing === id.drawing) return { payload, isSame: payload.id.data === id.data };
  return 'changed';
}

function sendNothing(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-length': '0' }).end();
}

function sendScript({ method }: IncomingMessage, response: ServerResponse, body: Body): void {
  const { bytes, encoding, isLasting } = body;
  response.writeHead(200, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'no-store',
    vary: 'accept-encoding, available-dictionary',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}

/**
 * Sends the scripts of a page. An instance that has not made the page, or has made it before it was started anew, makes it:
 * either it comes out as the browser has it, or the browser is told to ask for the page in one piece. Where that cannot be done
 * the page stays what it is without JavaScript.
 */
export function createPayloadHandler({ pages, payloads, dictionaries, limit, visitorMs }: Options) {
  async function make(request: IncomingMessage, response: ServerResponse, asked: PayloadAddress) {
    const found = pages.find(asked.page);
    if (found) return compare(found, asked);
    if ((await limit(request)) !== null) return 'busy';
    const render = (gone: AbortSignal) => pages.render(asked.page, clientOf(request), gone);
    return compare(await withinLimit(response, visitorMs, render), asked);
  }

  async function find(request: IncomingMessage, response: ServerResponse): Promise<Outcome> {
    const asked = readPayloadAddress(request.url ?? '');
    if (!asked || !isSharedPath(asked.page.path)) return 'missing';
    const payload = payloads.find(asked.id);
    return payload ? { payload, isSame: true } : make(request, response, asked);
  }

  async function pack(
    request: IncomingMessage,
    { id, ...packed }: Payload,
  ): Promise<Omit<Body, 'isLasting'>> {
    const dictionary = dictionaries.find(request.url ?? '');
    const name = id.drawing + id.data;
    const delta =
      dictionary && holds(request, dictionary) && (await dictionaries.pack(name, packed, dictionary));
    if (delta) return { bytes: delta, encoding: 'dcb' };
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    return { bytes: bodyIn(packed, encoding), encoding };
  }

  async function send(request: IncomingMessage, response: ServerResponse, outcome: Outcome): Promise<void> {
    if (response.destroyed) return;
    if (outcome === 'missing' || outcome === 'busy') return sendNothing(response, statuses[outcome]);
    if (outcome === 'changed') return sendScript(request, response, recovery);
    const body = await pack(request, outcome.payload);
    sendScript(request, response, { ...body, isLasting: outcome.isSame });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await send(request, response, await find(request, response));
    } catch (error) {
      if (!(error instanceof QueueRefusal || error instanceof RenderTimeout))
        console.error('a payload could not be made', error);
      if (!response.headersSent) await send(request, response, 'busy');
    }
  };
}
