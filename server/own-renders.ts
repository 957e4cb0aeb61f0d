import type { IncomingMessage } from 'node:http';
import type { ForeignOrigins } from './csp.ts';
import { type Render, type Rendered, renderDetached } from './detached-render.ts';
import { FilteredPages, filteredRequest, isFilteredRequest, type KeptListing } from './filtered-pages.ts';
import type { PageCache } from './page-cache.ts';
import { clientOf } from './page-limits.ts';
import { isPrefetch } from './page-requests.ts';
import type { RenderQueue } from './render-queue.ts';

export type OwnResult = { listing: KeptListing } | { rendered: Rendered };
type Options = {
  /** Next itself. */
  render: Render;
  cache: PageCache;
  queue: RenderQueue;
  foreign: ForeignOrigins;
  /** How long one rendering may take. */
  renderingMs: number;
  now?: (() => number) | undefined;
};

/** The request as Next gets it: it would compress and answer 304 for bytes that are not the ones sent. */
function askedOf({ url = '/', headers }: IncomingMessage) {
  const { 'accept-encoding': _encoding, 'if-none-match': _match, range: _range, ...rest } = headers;
  return { url, headers: rest };
}

/** What is rendered for one visitor, in its turn; of it, filtered listings are everyone's for a few seconds. */
export class OwnRenders {
  readonly #options: Options;
  readonly #filtered: FilteredPages;

  constructor(options: Options) {
    this.#options = options;
    this.#filtered = new FilteredPages(options.cache, options.foreign, options.now);
  }

  /** What has just been rendered for somebody else. */
  find(request: IncomingMessage): KeptListing | null {
    return isFilteredRequest(request) ? this.#filtered.find(request) : null;
  }

  /** @throws QueueRefusal, RenderTimeout, and what Next throws */
  async render(request: IncomingMessage, gone: AbortSignal): Promise<OwnResult> {
    const { render, cache, queue, renderingMs } = this.#options;
    const leave = await queue.enter(clientOf(request), gone, isPrefetch(request));
    try {
      if (!isFilteredRequest(request))
        return { rendered: await renderDetached(render, askedOf(request), renderingMs) };
      const { generation } = cache;
      const rendered = await renderDetached(render, filteredRequest(request), renderingMs);
      const listing = this.#filtered.keep(request, rendered, generation);
      return listing ? { listing } : { rendered };
    } finally {
      leave();
    }
  }
}
