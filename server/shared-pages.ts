import { headersFor } from '../lib/routes/template-document.ts';
import type { ForeignOrigins } from './csp.ts';
import { type Render, type Rendered, renderDetached } from './detached-render.ts';
import type { Dictionaries } from './dictionaries.ts';
import { finishPage } from './finish-page.ts';
import { isCacheable, isPagePart } from './page.ts';
import type { Found, Page, PageCache } from './page-cache.ts';
import type { Shared } from './page-requests.ts';
import type { Payloads } from './payloads.ts';
import type { RenderQueue } from './render-queue.ts';
import { Renewals } from './renewals.ts';
import { SharedRenders } from './shared-renders.ts';

export type PageResult = { page: Page } | { rendered: Rendered };
type Options = {
  /** Next itself. */
  render: Render;
  cache: PageCache;
  payloads: Payloads;
  dictionaries: Dictionaries;
  queue: RenderQueue;
  foreign: ForeignOrigins;
  /** How long one rendering may take. */
  renderingMs: number;
  now?: (() => number) | undefined;
};

/** Pages anyone may get: kept, renewed behind, and rendered once for all who wait for one. */
export class SharedPages {
  readonly #options: Options;
  readonly #renders: SharedRenders<PageResult>;
  readonly #renewals: Renewals;

  constructor(options: Options) {
    this.#options = options;
    this.#renders = new SharedRenders(options.queue);
    this.#renewals = new Renewals(options.queue, options.now);
  }

  /** The page as it is kept; an expired one is renewed behind. */
  find(asked: Shared): Found | null {
    const { path, document } = asked;
    const found = this.#options.cache.find(path, document);
    if (found?.page.payload) this.#options.payloads.keep(found.page.payload);
    if (found && !found.isFresh)
      this.#renewals.start(`${path} ${document}`, () => this.#isRenewed(asked, found.page));
    return found;
  }

  /**
   * The page as it is rendered now, for this client and all others who wait for it.
   * @param gone aborted when the visitor no longer waits
   * @throws QueueRefusal, RenderTimeout, and what Next throws
   */
  render(asked: Shared, client: string, gone: AbortSignal): Promise<PageResult> {
    const key = `${this.#options.cache.generation} ${asked.path} ${asked.document}`;
    return this.#renders.join(key, client, () => this.#render(asked, null), gone);
  }

  /** Nothing of a visitor goes into what others get. */
  async #render({ path, document }: Shared, previous: Page | null): Promise<PageResult> {
    const { render, cache, foreign, payloads, dictionaries, renderingMs } = this.#options;
    const { generation } = cache;
    const headers = { host: 'localhost', accept: 'text/html', ...headersFor[document] };
    const rendered = await renderDetached(render, { url: path, headers }, renderingMs);
    const { status } = rendered;
    if (isPagePart(rendered.headers) && isCacheable(status, rendered.headers)) {
      const page = await finishPage(rendered, { path, document }, { foreign, payloads, previous });
      cache.store(path, document, page, generation);
      dictionaries.collect(path, page);
      return { page };
    }
    // In maintenance no page of the site may be seen; a page that worked a moment ago is better than an error.
    if (status === 503) cache.closeSite(path);
    else if (status !== 500) cache.remove(path, document);
    return { rendered };
  }

  async #isRenewed(asked: Shared, page: Page): Promise<boolean> {
    const outcome = await this.#render(asked, page);
    return 'page' in outcome || outcome.rendered.status !== 500;
  }
}
